import type { z } from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/*
 * What fits no schema is told by the schema, but only after it has read all of it: a list of a million where sixty may be is
 * read to its end, and a file where an object belongs byte by byte. So its size is looked at before, by the same schema.
 */

/** A record has no bound of its own; none that is asked for has more members. */
const MOST_MEMBERS = 700;

/** Members beyond those that an object has: the schema names some of them in its complaint. */
const STRANGERS = 8;

/** What is larger than a schema lets it be, or another kind of thing, with its place; null where it may be read. */
export function oversize(schema: z.ZodType, value: unknown): string | null {
  return within(schema, value, '');
}

function within(schema: $ZodType, value: unknown, path: string): string | null {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return value === null || value === undefined ? null : within(def.innerType, value, path);
    case 'pipe':
      return within(def.in, value, path);
    case 'string':
      return typeof value === 'string' && value.length > mostOf(schema) ? `${path}: too long` : null;
    case 'array':
      return !Array.isArray(value) ? null : inList(value, mostOf(schema), path, () => def.element);
    case 'tuple':
      return !Array.isArray(value)
        ? null
        : inList(value, def.items.length, path, (index) => def.items[index]);
    case 'object':
      return inObject(value, Object.keys(def.shape).length + STRANGERS, path, (key) => ownOf(def.shape, key));
    case 'record':
      return inObject(value, MOST_MEMBERS, path, () => def.valueType);
    case 'union': {
      const found = def.options.map((option) => within(option, value, path));
      return found.includes(null) ? null : (found[0] ?? null);
    }
    default:
      return null;
  }
}

const ownOf = <T>(shape: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(shape, key) ? shape[key] : undefined;

type Part = $ZodType | undefined;

function inList(
  list: readonly unknown[],
  most: number,
  path: string,
  of: (index: number) => Part,
): string | null {
  if (list.length > most) return `${path}: Too big: expected array to have <=${String(most)} items`;
  for (const [index, item] of list.entries()) {
    const schema = of(index);
    const fault = schema === undefined ? null : within(schema, item, placed(path, String(index)));
    if (fault !== null) return fault;
  }
  return null;
}

function inObject(value: unknown, most: number, path: string, of: (key: string) => Part): string | null {
  if (typeof value !== 'object' || value === null) return null;
  // Even to begin with the members of a file costs as much as all of them.
  if (ArrayBuffer.isView(value)) return `${path}: Invalid input: expected object, received a file`;
  if (Array.isArray(value)) return `${path}: Invalid input: expected object, received array`;
  let members = 0;
  for (const key in value) {
    members += 1;
    if (members > most) return `${path}: too many members`;
    const schema = of(key);
    const part = (value as Readonly<Record<string, unknown>>)[key];
    const fault = schema === undefined ? null : within(schema, part, placed(path, key));
    if (fault !== null) return fault;
  }
  return null;
}

const placed = (path: string, step: string): string => `${path}${path === '' ? '' : '.'}${step.slice(0, 40)}`;

/** Texts of a fixed form, as an id or a day, have no bound of their own. */
const FORM = 100;

/** The most characters or items that a schema takes. */
const mostOf = (schema: $ZodType): number => statedMost(schema) ?? FORM;

/** The most characters or items by which a schema itself is bounded; null without such a bound. */
export function statedMost(schema: $ZodType): number | null {
  const most = ((schema as $ZodTypes)._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' ? [(def as unknown as { readonly maximum: number }).maximum] : [],
  );
  // What is typed may be longer before it is composed: its first bound is the wider one.
  return most.length === 0 ? null : Math.max(...most);
}
