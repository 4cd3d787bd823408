/**
 * Gives a process at most a share of one processor, as a small machine would: so a machine with few
 * processors shows what several servers bring. It takes a control group of Linux, and so root.
 */

/** What a group's files are called: version 2 of the control groups, or 1. */
const UNIFIED = "/sys/fs/cgroup", OLDER = "/sys/fs/cgroup/cpu";
/** How often the share is given anew, µs. */
const PERIOD = 100_000;

/**
 * Limits process `pid` to `percent` of a processor.
 * @returns what takes the group away, once the process has ended
 */
export async function limitProcessor(pid: number, percent: number): Promise<() => Promise<void>> {
  const quota = String(Math.round(PERIOD * percent / 100));
  const isOlder = await exists(`${OLDER}/cpu.cfs_quota_us`);
  const group = `${isOlder ? OLDER : UNIFIED}/conquerors-${pid}`;
  await Deno.mkdir(group);
  if (isOlder) {
    await Deno.writeTextFile(`${group}/cpu.cfs_period_us`, String(PERIOD));
    await Deno.writeTextFile(`${group}/cpu.cfs_quota_us`, quota);
  } else await Deno.writeTextFile(`${group}/cpu.max`, `${quota} ${PERIOD}`);
  await Deno.writeTextFile(`${group}/cgroup.procs`, String(pid));
  return () => Deno.remove(group);
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
