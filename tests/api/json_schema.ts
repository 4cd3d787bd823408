/** JSON Schema, as far as the API's documents use it: values that fit, and what is wrong with one. */

import fc from "fast-check";

export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** Values that a schema takes. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesOf));
  switch (schema.type) {
    case "object":
      return objectsOf(schema);
    case "array": {
      const items = typeof schema.items === "object" ? schema.items : {};
      return fc.array(valuesOf(items), { maxLength: Math.min(4, schema.maxItems ?? 4) });
    }
    case "integer":
      return fc.integer({
        min: Math.max(schema.minimum ?? -1, -1e9),
        max: Math.min(schema.maximum ?? 99, 99),
      });
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return schema.pattern === undefined
        ? fc.string({ maxLength: Math.min(30, schema.maxLength ?? 30) })
        : fc.stringMatching(new RegExp(schema.pattern));
    default:
      return fc.constantFrom("anything", 7, null, {});
  }
}

function objectsOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** What is wrong with a value, and where; undefined if nothing is. */
export function faultIn(schema: JsonSchema, value: unknown, at = "it"): string | undefined {
  if ("const" in schema) return value === schema.const ? undefined : `${at} isn't ${schema.const}`;
  if (schema.enum) return schema.enum.includes(value) ? undefined : `${at} is none of its values`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const faults = choices.map((choice) => faultIn(choice, value, at));
    return faults.includes(undefined) ? undefined : faults.join("; ");
  }
  if (schema.type === undefined) return undefined;
  if (!isOfType(schema.type, value)) return `${at} is no ${schema.type}`;
  if (schema.type === "object") return faultInObject(schema, value as object, at);
  if (schema.type === "array") return faultInArray(schema, value as unknown[], at);
  const { pattern, minimum = -Infinity, maximum = Infinity } = schema;
  if (pattern && !new RegExp(pattern).test(String(value))) return `${at} isn't like ${pattern}`;
  if (typeof value !== "number") return undefined;
  return value >= minimum && value <= maximum ? undefined : `${at} is out of bounds`;
}

function isOfType(type: string, value: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return typeof value === "object" && value !== null;
  const own: string = typeof value;
  return own === type;
}

function faultInObject(schema: JsonSchema, value: object, at: string): string | undefined {
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${at}.${missing} is missing`;
  for (const [name, one] of Object.entries(value)) {
    const more = typeof additionalProperties === "object" ? additionalProperties : {};
    const fault = faultIn(properties[name] ?? more, one, `${at}.${name}`);
    if (fault) return fault;
  }
}

function faultInArray(schema: JsonSchema, value: unknown[], at: string): string | undefined {
  const { prefixItems = [], items } = schema;
  const rest = typeof items === "object" ? items : {};
  const faults = value.map((one, n) => faultIn(prefixItems[n] ?? rest, one, `${at}[${n}]`));
  return faults.find((fault) => fault !== undefined);
}
