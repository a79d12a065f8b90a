import type { z } from 'zod'

type Attribute<Schema extends z.ZodObject> = keyof Schema['shape'] & string

/** Where one record is shown: at an address made of its slug, or in a window of its list. */
export type RecordPage = { of: 'slug'; at: (slug: string) => string } | { of: 'id' }

/** What both programs must know of a type of record. */
export interface RecordFacts<
  Schema extends z.ZodObject,
  Drafted extends boolean,
  Page extends RecordPage | null = RecordPage | null,
> {
  /** Its attributes on the wire. */
  schema: Schema
  /** The attribute it is called by. */
  title: Attribute<Schema>
  /** Whether it is written, previewed and planned before it is published. */
  drafted: Drafted
  /** Of its list when none is asked for; `_order` is the one staff give it. */
  order: { field: Attribute<Schema> | '_order'; direction: 'asc' | 'desc' }
  /** Null where a record is only part of a page. */
  page: Page
  /** The last day on which it is public. */
  openUntil?: Attribute<Schema>
}

/** Says which attributes a type has, so that none is named that it has not. */
export function recordType<
  Schema extends z.ZodObject,
  const Drafted extends boolean,
  const Page extends RecordPage | null = RecordPage | null,
>(facts: RecordFacts<Schema, Drafted, Page>): RecordFacts<Schema, Drafted, Page> {
  return facts
}
