/** The OpenAPI document, made from the operations. */

import { toJsonSchema } from "@valibot/to-json-schema";
import { type Answer, type Operation, type Schema, TAGS } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";

/** The version of the API: the first number rises when a program that uses it has to change. */
const VERSION = "1.0.0";

/** The document, for the server at an origin. */
export function openApi(origin: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    (paths[operation.path] ??= {})[operation.method] = documented(operation);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Conway's Conquerors",
      version: VERSION,
      description: `How programs play and look: ${origin}/api`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    tags: TAGS.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}

/** A schema as JSON Schema, without the mark of its draft. What no JSON Schema says is left out. */
export function jsonSchema(schema: Schema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema as never, {
    errorMode: "ignore",
    target: "draft-2020-12",
    typeMode: "input",
  });
  return rest;
}

/** What everyone's page may read says so, and by which tag it's asked for again. */
const OPEN_HEADERS = {
  "access-control-allow-origin": {
    description: "Pages of any site may read it",
    schema: { const: "*" },
  },
  etag: { description: "Send it as if-none-match", schema: { type: "string" } },
};
const UNCHANGED: Operation["answers"] = { 304: { text: "What you have still holds" } };

function documented(operation: Operation): object {
  const { tag, summary, params = {}, query = {}, body, isBots, isOpen } = operation;
  const answers = isOpen ? { ...operation.answers, ...UNCHANGED } : operation.answers;
  const parameters = [...parametersIn("path", params), ...parametersIn("query", query)];
  return {
    operationId: idOf(operation),
    tags: [tag],
    summary,
    ...isBots && { security: [{ token: [] }] },
    ...parameters.length > 0 && { parameters },
    ...body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchema(body) } },
      },
    },
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        { ...answered(answer), ...isOpen && status === "200" && { headers: OPEN_HEADERS } },
      ]),
    ),
  };
}

/** `post-api-bot-game-id-move` */
function idOf({ method, path }: Operation): string {
  return `${method}${path.replace(/[{}]/g, "").replaceAll("/", "-")}`;
}

function parametersIn(place: "path" | "query", schemas: Readonly<Record<string, Schema>>) {
  return Object.entries(schemas).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path",
    schema: jsonSchema(schema),
  }));
}

function answered({ text, schema, type = "application/json" }: Answer): object {
  if (!schema) return { description: text };
  return { description: text, content: { [type]: { schema: jsonSchema(schema) } } };
}
