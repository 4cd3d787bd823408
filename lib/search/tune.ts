export const TUNE = {
  replyTries: 2,
  fresh: 1,
  freshEvery: 1,
  early: 1,
  bombs: 1,
  replySeeds: 120,
  seeds: 120,
  plain: 1,
  keep: 1,
};
