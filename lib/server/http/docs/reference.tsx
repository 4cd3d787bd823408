/** The reference of the API as a page, made from the operations. */

import { jsonSchema } from "../../api/openapi.ts";
import { OPERATIONS } from "../../api/operations.ts";
import { type Operation, type Schema, type Tag, TAGS } from "../../api/operation.ts";
import { type ApiRefusal, REFUSALS, statusOf } from "../../api/refusals.ts";
import type { DocWords } from "./words/mod.ts";

/** The parts of JSON Schema that a reader is shown. */
interface Shown {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Shown;
  readonly anyOf?: readonly Shown[];
  readonly properties?: Readonly<Record<string, Shown>>;
  readonly required?: readonly string[];
}

export function Reference({ words }: { readonly words: DocWords }) {
  return (
    <>
      {TAGS.map((tag) => <Group key={tag} words={words} tag={tag} />)}
      <Errors words={words} />
    </>
  );
}

function Group({ words, tag }: { readonly words: DocWords; readonly tag: Tag }) {
  return (
    <section aria-labelledby={tag}>
      <h2 id={tag}>{words.tags[tag]}</h2>
      {OPERATIONS.filter((operation) => operation.tag === tag).map((operation) => (
        <OperationCard
          key={operation.method + operation.path}
          words={words}
          operation={operation}
        />
      ))}
    </section>
  );
}

function OperationCard(
  { words, operation }: { readonly words: DocWords; readonly operation: Operation },
) {
  const { method, path, summary, query, body, answers, isBots, isOpen } = operation;
  return (
    <details>
      <summary>
        <code>{method.toUpperCase()} {path}</code> <span lang="en">{summary}</span>
        {isBots && ` (${words.needsToken})`}
        {isOpen && ` (${words.isOpen})`}
      </summary>
      {query && <Fields words={words} title={words.query} fields={fieldsOf(query)} />}
      {body && <Fields words={words} title={words.body} fields={bodyFields(body)} />}
      <h4>{words.answers}</h4>
      <ul lang="en">
        {Object.entries(answers).map(([status, { text }]) => (
          <li key={status}>
            <code>{status}</code> {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Shown;
}

function fieldsOf(schemas: Readonly<Record<string, Schema>>): Field[] {
  return Object.entries(schemas).map(([name, schema]) => ({
    name,
    isRequired: false,
    schema: jsonSchema(schema) as Shown,
  }));
}

function bodyFields(body: Schema): Field[] {
  const { properties = {}, required = [] } = jsonSchema(body) as Shown;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    schema,
  }));
}

interface FieldsProps {
  readonly words: DocWords;
  readonly title: string;
  readonly fields: readonly Field[];
}

function Fields({ words, title, fields }: FieldsProps) {
  if (fields.length === 0) return null;
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.type}</th>
            <th scope="col">{words.means}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, isRequired, schema }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{typeText(schema)}{isRequired && `, ${words.required}`}</td>
              <td lang="en">{schema.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `string`, `"draw" | "takeback"`, `string[]`. */
function typeText({ type, enum: values, const: value, items, anyOf }: Shown): string {
  if (value !== undefined) return JSON.stringify(value);
  if (values) return values.map((one) => JSON.stringify(one)).join(" | ");
  if (anyOf) return anyOf.length > 4 ? "object" : anyOf.map(typeText).join(" | ");
  if (type === "array") return `${items ? typeText(items) : "any"}[]`;
  return type ?? "any";
}

function Errors({ words }: { readonly words: DocWords }) {
  const codes = Object.keys(REFUSALS) as ApiRefusal[];
  return (
    <section aria-labelledby="errors">
      <h2 id="errors">{words.errors}</h2>
      <p>{words.errorsLine}</p>
      <div class="scroll" tabIndex={0} role="group" aria-label={words.errors}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.code}</th>
              <th scope="col">{words.status}</th>
              <th scope="col">{words.means}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map((code) => (
              <tr key={code}>
                <td>
                  <code>{code}</code>
                </td>
                <td>{statusOf(code)}</td>
                <td lang="en">{REFUSALS[code]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
