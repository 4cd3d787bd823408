/** Which tests can see a change of a file: those that import or start it, however indirectly. */

import { basename, dirname, join, relative } from "node:path";
import ts from "typescript";

/** For a test, how many steps away each file is that it reaches. */
export type Reach = ReadonlyMap<string, number>;

/** What is found by its place, and not by its name. */
const FOUND: Readonly<Record<string, string>> = { "main.ts": "routes/" };

/** How many steps nearer a test is for each word that its name shares with a file's. */
const NEARER = 2;

/** The reach of each test; `texts` are all files of the project by path. */
export function reaches(texts: ReadonlyMap<string, string>): Map<string, Reach> {
  const links = new Map([...texts].map(([file, text]) => [file, linksOf(file, text, texts)]));
  const tests = [...texts.keys()].filter((file) => /_test\.tsx?$/.test(file));
  return new Map(tests.map((test) => [test, reachOf(test, links)]));
}

function reachOf(test: string, links: ReadonlyMap<string, readonly string[]>): Reach {
  const reach = new Map([[test, 0]]);
  for (const [file, steps] of reach) {
    for (const next of links.get(file)!) if (!reach.has(next)) reach.set(next, steps + 1);
  }
  return reach;
}

/** Whatever it names that is a file: imports, workers, programs to start. Types don't run. */
function linksOf(file: string, text: string, texts: ReadonlyMap<string, string>): string[] {
  const links = Object.entries(FOUND).flatMap(([finder, folder]) =>
    finder === file ? [...texts.keys()].filter((name) => name.startsWith(folder)) : []
  );
  const visit = (node: ts.Node) => {
    if (isForTypes(node)) return;
    if (ts.isStringLiteral(node)) {
      const beside = relative(".", join(dirname(file), node.text));
      links.push(...[beside, node.text].filter((name) => texts.has(name)));
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
      links.push(...matching(file, parts.map(({ text }) => text), texts));
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return links;
}

/** The files whose names have these parts, as of a program that is started by a part of its name. */
function matching(
  file: string,
  parts: readonly string[],
  texts: ReadonlyMap<string, string>,
): string[] {
  if (!/\.tsx?$/.test(parts.at(-1)!)) return [];
  const name = relative(".", join(dirname(file), parts.join("*")));
  const [start, end] = [name.slice(0, name.indexOf("*")), name.slice(name.lastIndexOf("*") + 1)];
  return [...texts.keys()].filter((name) => name.startsWith(start) && name.endsWith(end));
}

function isForTypes(node: ts.Node): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node)) return ts.isTypeNode(node);
  const clause = node.importClause, named = clause?.namedBindings;
  if (!clause || clause.name) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return !!named && ts.isNamedImports(named) && named.elements.every((one) => one.isTypeOnly);
}

/** The tests that see a file: that of its name first, then those whose names have as many of its words. */
export function watchersOf(file: string, all: ReadonlyMap<string, Reach>): string[] {
  const name = basename(file).replace(/\.tsx?$/, "_test.ts"), words = wordsOf(file);
  const far = (test: string) => {
    const shared = wordsOf(test).intersection(words).size;
    return basename(test) === name ? 0 : Math.max(1, all.get(test)!.get(file)! - NEARER * shared);
  };
  return [...all.keys()].filter((test) => all.get(test)!.has(file))
    .sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1));
}

/** The words of a file's name and its folder's, in the singular. */
function wordsOf(file: string): Set<string> {
  const words = file.split("/").slice(-2).join("_").replace(/\.tsx?$/, "").split("_");
  return new Set(words.map((word) => word.replace(/s$/, "")));
}
