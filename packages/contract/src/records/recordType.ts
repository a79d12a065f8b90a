import type { z } from 'zod'

type Attribute<Schema extends z.ZodObject> = keyof Schema['shape'] & string

/** The page of a record: an address made of its slug, or a window of its list. */
export type RecordPage = { of: 'slug'; at: (slug: string) => string } | { of: 'id' }

/** The facts of a type of record that both programs need. */
export interface RecordFacts<
  Schema extends z.ZodObject,
  Drafted extends boolean,
  Page extends RecordPage | null = RecordPage | null,
> {
  /** The attributes on the wire. */
  schema: Schema
  /** The attribute that names the record. */
  title: Attribute<Schema>
  /** Whether the type has drafts, previews and planned publications. */
  drafted: Drafted
  /** The default order of its list; `_order` is the order that staff give it. */
  order: { field: Attribute<Schema> | '_order'; direction: 'asc' | 'desc' }
  /** Null where a record is only a part of a page. */
  page: Page
  /** The attribute of the last public day. */
  openUntil?: Attribute<Schema>
}

/** Checks the attributes that the facts name against the schema. */
export function recordType<
  Schema extends z.ZodObject,
  const Drafted extends boolean,
  const Page extends RecordPage | null = RecordPage | null,
>(facts: RecordFacts<Schema, Drafted, Page>): RecordFacts<Schema, Drafted, Page> {
  return facts
}
