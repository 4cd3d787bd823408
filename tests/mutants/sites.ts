/** All mutants that there are of a file. */

import ts from "typescript";
import { type Mutant, OPERATORS } from "./mutant.ts";
import { calleeOf, CHANGES } from "./operators.ts";

/** What the server says of itself may be said otherwise. */
const SAYING = new Set(["log", "logError", "report", "warn", "error", "info", "debug"]);

export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node) => {
    if (isTold(node)) return;
    for (const operator of OPERATORS) {
      for (const change of CHANGES[operator](node)) {
        const line = source.getLineAndCharacterOfPosition(change.start).line + 1;
        const before = text.slice(change.start, change.end);
        mutants.push({ file, operator, line, before, ...change });
      }
    }
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return mutants;
}

/** Types, imports, and what is only read by people: nothing in them can go wrong in a test. */
function isTold(node: ts.Node): boolean {
  return ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) || ts.isThrowStatement(node) ||
    ts.isExpressionStatement(node) && isTold(node.expression) ||
    ts.isCallExpression(node) && SAYING.has(calleeOf(node));
}

/** Whether it is a program at all. */
export function isProgram(text: string): boolean {
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
  return diagnostics!.length === 0;
}
