/** Rows of tournaments, as they are read. */

import type {
  Entrant,
  Pairing,
  Tournament,
  TournamentPlan,
} from "../../../tournaments/tournament.ts";
import type {
  KeptEntrant,
  ListedTournament,
  TournamentLine,
  TournamentLists,
  TournamentSheet,
  Trophy,
} from "../tournaments.ts";
import { all, get, type Row, together, type Work } from "./work.ts";

/** How many past ones a list has, and how many lines, trophies and last games are shown. */
const PAST = 30, LINES = 50, TROPHIES = 50, LAST = 12;

/** A name that was claimed since is its owner's only; one that was taken away is nobody's. */
const SHOWN_NAME = `
  CASE WHEN p.name IS NOT NULL THEN p.name
    WHEN e.bot = 0 AND EXISTS (SELECT 1 FROM looks l WHERE l.fold = e.folded) THEN ''
    WHEN EXISTS (SELECT 1 FROM barred_names b WHERE b.fold = e.folded) THEN ''
    ELSE e.name END`;
const ENTRANTS = `
  SELECT e.*, ${SHOWN_NAME} AS shown, CASE WHEN p.name IS NULL THEN NULL ELSE p.id END AS player
  FROM entrants e LEFT JOIN players p ON p.identity = e.identity AND e.identity <> ''
  WHERE e.tournament = ? ORDER BY e.number`;
const PAIRINGS = `
  SELECT * FROM pairings WHERE tournament = ?1 AND (outcome IS NULL OR ?2 = 'swiss')
  ORDER BY number`;
/** Ranks are given in the end. */
const LAST_OF_PODIUM = `
  SELECT p.* FROM pairings p
  WHERE p.tournament = ?1 AND p.game IS NOT NULL AND p.outcome <> 'void' AND EXISTS (
    SELECT 1 FROM entrants e
    WHERE e.tournament = ?1 AND e.number IN (p.one, p.two) AND e.rank <= 3
  )
  ORDER BY p.number DESC LIMIT ${LAST}`;
const SAID = `
  SELECT * FROM tournament_lines WHERE tournament = ? ORDER BY number DESC LIMIT ${LINES}`;
const LISTED = `
  SELECT t.*,
    (SELECT count(*) FROM entrants e WHERE e.tournament = t.id AND e.state <> 'out') AS players,
    (SELECT ${SHOWN_NAME} FROM entrants e
     LEFT JOIN players p ON p.identity = e.identity AND e.identity <> ''
     WHERE e.tournament = t.id AND e.rank = 1) AS winner
  FROM tournaments t WHERE t.phase = ?`;
/** One that nobody played is past for nobody. */
const PLAYED = "EXISTS (SELECT 1 FROM entrants e WHERE e.tournament = t.id AND e.rank = 1)";
const TROPHIES_OF = `
  SELECT t.*, e.rank FROM players p
  JOIN entrants e ON e.identity = p.identity AND e.identity <> ''
  JOIN tournaments t ON t.id = e.tournament
  WHERE p.id = ? AND t.honored = 1 AND e.rank <= 3
  ORDER BY t.starts DESC, t.id LIMIT ${TROPHIES}`;

export function* readLists(): Work<TournamentLists> {
  const [running, coming, past] = yield* together([
    all(`${LISTED} ORDER BY t.starts, t.id`, "running"),
    all(`${LISTED} ORDER BY t.starts, t.id`, "coming"),
    all(`${LISTED} AND ${PLAYED} ORDER BY t.starts DESC, t.id LIMIT ${PAST}`, "over"),
  ]);
  return {
    running: running!.map(listedOf),
    coming: coming!.map(listedOf),
    past: past!.map(listedOf),
  };
}

export function* readSheet(id: string): Work<TournamentSheet | undefined> {
  const row = yield* get("SELECT * FROM tournaments WHERE id = ?", id);
  if (!row) return undefined;
  const [entrants, pairings, last, lines] = yield* together([
    all(ENTRANTS, id),
    all(PAIRINGS, id, String(row.kind)),
    all(LAST_OF_PODIUM, id),
    all(SAID, id),
  ]);
  return {
    tournament: tournamentOf(row),
    maker: textOf(row.maker) ?? "",
    entrants: entrants!.map(entrantOf),
    pairings: pairings!.map(pairingOf),
    last: last!.map(pairingOf),
    lines: lines!.map(lineOf).reverse(),
  };
}

export function* readTrophies(player: number): Work<readonly Trophy[]> {
  const rows = yield* all(TROPHIES_OF, player);
  return rows.map((row) => ({ tournament: planOf(row), rank: Number(row.rank) }));
}

export function pairingOf({ number, round, one, two, code, game, made, outcome }: Row): Pairing {
  return {
    number: Number(number),
    round: Number(round),
    one: Number(one),
    two: numberOf(two),
    code: textOf(code),
    game: textOf(game),
    made: Number(made),
    outcome: outcome as Pairing["outcome"],
  };
}

function planOf(row: Row): TournamentPlan {
  return {
    id: String(row.id),
    kind: row.kind as TournamentPlan["kind"],
    name: String(row.name),
    game: row.game as TournamentPlan["game"],
    clock: String(row.clock),
    starts: Number(row.starts),
    minutes: Number(row.minutes),
    rounds: Number(row.rounds),
    allowsBots: Number(row.bots) === 1,
  };
}

function tournamentOf(row: Row): Tournament {
  const { phase, round, version } = row;
  return {
    ...planOf(row),
    phase: phase as Tournament["phase"],
    round: Number(round),
    version: Number(version),
  };
}

function listedOf(row: Row): ListedTournament {
  return { ...tournamentOf(row), players: Number(row.players), winner: textOf(row.winner) };
}

function entrantOf(row: Row): KeptEntrant {
  const { identity, token, owner, source } = row;
  return {
    number: Number(row.number),
    name: String(row.shown),
    player: numberOf(row.player),
    isBot: Number(row.bot) === 1,
    isGone: identity === "",
    rating: Number(row.rating),
    state: row.state as Entrant["state"],
    sheet: String(row.sheet),
    lean: Number(row.lean),
    last: numberOf(row.last),
    pairing: numberOf(row.pairing),
    rank: numberOf(row.rank),
    identity: String(identity),
    token: String(token),
    owner: String(owner),
    source: String(source),
    since: Number(row.free),
  };
}

function lineOf({ number, entrant, at, text }: Row): TournamentLine {
  return {
    number: Number(number),
    entrant: Number(entrant),
    at: Number(at),
    text: String(text),
  };
}

function numberOf(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}
