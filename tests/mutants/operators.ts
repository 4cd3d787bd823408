/** For each kind of change, where a syntax tree's node can be changed like that. */

import ts from "typescript";
import type { Change, Operator } from "./mutant.ts";
import { isSql, sqlChanges } from "./sql.ts";

type Changes = Iterable<Change>;

/** Calls that give back, stop or retire something. */
const RELEASES = new Set([
  ..."abort cancel clear clearInterval clearTimeout close delete destroy disconnect".split(" "),
  ..."dismiss dispose drop empty end finish forget free giveBack kill leave off pop".split(" "),
  ..."release remove removeEventListener removeSync retire rollback shift shut shutdown".split(" "),
  ..."stop terminate unlock unsubscribe".split(" "),
]);

/** Larger numbers are times and sizes, where one more makes no difference to anyone. */
const LARGEST = 20;

const NEIGHBORS: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };
const OPPOSITES: Readonly<Record<string, string>> = { "===": "!==", "!==": "===" };
const JUNCTIONS: Readonly<Record<string, string>> = { "&&": "||", "||": "&&" };

export const CHANGES: Readonly<Record<Operator, (node: ts.Node) => Changes>> = {
  *release(node) {
    if (ts.isExpressionStatement(node) && isRelease(node.expression)) yield replace(node, ";");
    if (ts.isArrowFunction(node) && isRelease(node.body)) yield replace(node.body, "{}");
    if (ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.Using) !== 0) {
      const [first] = node.declarations;
      yield { start: node.getStart(), end: first!.getStart(), after: "const " };
    }
  },

  *await(node) {
    if (ts.isAwaitExpression(node) && !isReturned(node)) {
      yield replace(node, node.expression.getText());
    }
  },

  *negate(node) {
    if (isCondition(node)) yield replace(node, negated(node));
    else if (ts.isBinaryExpression(node)) yield* swapOperator(node, OPPOSITES);
  },

  *"and-or"(node) {
    if (!ts.isBinaryExpression(node)) return;
    const other = JUNCTIONS[node.operatorToken.getText()];
    const { left, right } = node;
    if (other) yield replace(node, `(${grouped(left)} ${other} ${grouped(right)})`);
  },

  *boundary(node) {
    if (ts.isBinaryExpression(node)) yield* swapOperator(node, NEIGHBORS);
  },

  *number(node) {
    if (!ts.isNumericLiteral(node) || ts.isPropertyAssignment(node.parent) && isName(node)) return;
    const text = node.getText();
    if (/^\d+$/.test(text) && Number(text) <= LARGEST) yield replace(node, `${Number(text) + 1}`);
  },

  *"early return"(node) {
    if (!ts.isIfStatement(node) || node.elseStatement) return;
    const then = node.thenStatement;
    const [only, ...more] = ts.isBlock(then) ? then.statements : [then];
    if (only && more.length === 0 && isLeaving(only)) yield replace(node, ";");
  },

  *swap(node) {
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
    const given = node.arguments ?? [];
    for (const [index, one] of given.entries()) {
      const next = given[index + 1];
      if (!next || !isPlain(one) || !isPlain(next) || one.getText() === next.getText()) continue;
      const after = `${next.getText()}, ${one.getText()}`;
      yield { start: one.getStart(), end: next.getEnd(), after };
    }
  },

  *statement(node) {
    if (!ts.isExpressionStatement(node) || isRelease(node.expression)) return;
    if (hasEffect(node.expression)) yield replace(node, ";");
  },

  *optional(node) {
    if (ts.isBinaryExpression(node) && node.operatorToken.getText() === "??") {
      yield replace(node, `(${node.right.getText()})`);
      yield replace(node, `(${node.left.getText()})!`);
    }
    if (ts.isQuestionDotToken(node)) {
      const isNamed = ts.isPropertyAccessExpression(node.parent);
      yield replace(node, isNamed ? "!." : "!");
    }
  },

  *sql(node) {
    const isText = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateExpression(node);
    if (!isText || !isSql(node.getText())) return;
    for (const { start, end, after } of sqlChanges(node.getText())) {
      yield { start: node.getStart() + start, end: node.getStart() + end, after };
    }
  },
};

function replace(node: ts.Node, after: string): Change {
  return { start: node.getStart(), end: node.getEnd(), after };
}

function* swapOperator(
  { operatorToken }: ts.BinaryExpression,
  others: Readonly<Record<string, string>>,
): Changes {
  const other = others[operatorToken.getText()];
  if (other) yield replace(operatorToken, other);
}

function isRelease(node: ts.Node): boolean {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return isRelease(node.expression);
  if (!ts.isCallExpression(node)) return ts.isDeleteExpression(node);
  const name = calleeOf(node);
  // A plain function that several things are given to does something else.
  const isOther = ts.isIdentifier(node.expression) && node.arguments.length > 1;
  return RELEASES.has(name) && (!isOther || name === "removeEventListener");
}

/** Outside of a `try` a promise that is returned is waited for in any case. */
function isReturned(node: ts.Node): boolean {
  const isLast = ts.isReturnStatement(node.parent) || ts.isArrowFunction(node.parent);
  return isLast && !ts.findAncestor(node, ts.isTryStatement);
}

/** The name of what is called, without what it is called on. */
export function calleeOf({ expression }: ts.CallExpression): string {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name) ? name.text.replace("#", "") : "";
}

function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  return (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) && parent.expression === node ||
    ts.isConditionalExpression(parent) && parent.condition === node;
}

function negated(node: ts.Node): string {
  return ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
    ? node.operand.getText()
    : `!(${node.getText()})`;
}

function grouped(node: ts.Node): string {
  return ts.isBinaryExpression(node) ? `(${node.getText()})` : node.getText();
}

function isName(node: ts.Node): boolean {
  return (node.parent as ts.PropertyAssignment).name === node;
}

function isLeaving(node: ts.Statement): boolean {
  return ts.isReturnStatement(node) || ts.isContinueStatement(node) ||
    ts.isBreakStatement(node) || ts.isThrowStatement(node);
}

function isPlain(node: ts.Node): boolean {
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node);
}

function hasEffect(node: ts.Expression): boolean {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return hasEffect(node.expression);
  if (ts.isCallExpression(node)) return node.expression.kind !== ts.SyntaxKind.SuperKeyword;
  return ts.isBinaryExpression(node) || ts.isYieldExpression(node) ||
    ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node);
}
