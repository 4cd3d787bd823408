/** The folders and their imports as a picture, in the language of Mermaid. */

import { LAYERS, readImports } from "../imports.ts";

type Edge = readonly [from: string, to: string];

/** The page that shows it. */
export const PAGE = new URL("../../docs/architecture.md", import.meta.url);
const PICTURE = /^```mermaid\n.*?^```$/ms;
const FOLDERS = LAYERS.flat();

/**
 * An arrow for each folder that imports from another, but for those that can be left out: where
 * one leads there by way of other folders.
 */
export function drawFolders(imports: readonly Edge[]): string {
  const edges = edgesBetween(imports);
  const arrows = edges.filter((edge) => !isRoundabout(edge, edges))
    .map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`);
  const boxes = FOLDERS.map((folder) => `  ${idOf(folder)}["${folder}"]`);
  return ["```mermaid", "flowchart TD", ...boxes, ...arrows, "```"].join("\n");
}

/** The page with the picture in the place of the one that it has. */
export function withPicture(page: string, picture: string): string {
  return page.replace(PICTURE, () => picture);
}

function edgesBetween(imports: readonly Edge[]): Edge[] {
  const imported = new Set(imports.map((pair) => pair.map(folderOf).join(" ")));
  return FOLDERS.toReversed().flatMap((from) =>
    FOLDERS.filter((to) => from !== to && imported.has(`${from} ${to}`)).map((to) =>
      [from, to] as const
    )
  );
}

function folderOf(module: string): string | undefined {
  return FOLDERS.find((folder) => module.startsWith(`${folder}/`));
}

/** Whether its end is also reached from its start over another folder. */
function isRoundabout([from, to]: Edge, edges: readonly Edge[]): boolean {
  const next = (folder: string) =>
    edges.filter(([one]) => one === folder).map(([, other]) => other);
  const reaches = (folder: string): boolean =>
    next(folder).some((one) => one === to || reaches(one));
  return next(from).some((folder) => folder !== to && reaches(folder));
}

function idOf(folder: string): string {
  return folder.replace("lib/", "");
}

if (import.meta.main) {
  const page = await Deno.readTextFile(PAGE);
  await Deno.writeTextFile(PAGE, withPicture(page, drawFolders(await readImports())));
}
