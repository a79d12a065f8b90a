import type { CollectionSlug, File, Payload, PayloadRequest, TypedUser, Where } from 'payload'

/** A record of any collection. */
export interface NamedRecord {
  id: number
  createdAt: string
  updatedAt: string
  [field: string]: unknown
}

interface Asked {
  collection: CollectionSlug
  locale?: string
  fallbackLocale?: string
  depth?: number
  draft?: boolean
  trash?: boolean
  overrideAccess?: boolean
  user?: TypedUser | null
  req?: PayloadRequest
}

interface Question extends Asked {
  where?: Where
  sort?: string | string[]
  limit?: number
  pagination?: false
  select?: Readonly<Record<string, true>>
  joins?: false
}

interface Writing extends Asked {
  data: Readonly<Record<string, unknown>>
  context?: Record<string, unknown>
  file?: File
}

interface ById extends Omit<Asked, 'req'> {
  id: number | string
  joins?: false
  showHiddenFields?: true
  /** Null where there is none, instead of an error. */
  disableErrors: true
  req?: Partial<PayloadRequest>
}

interface RecordsByName {
  find(question: Question): Promise<{ docs: NamedRecord[]; totalDocs: number }>
  findByID(question: ById): Promise<NamedRecord | null>
  create(writing: Writing): Promise<NamedRecord>
  update(writing: Writing & { id: number | string }): Promise<NamedRecord>
}

/**
 * Gives Payload for code that serves several collections: its types treat each one separately, so
 * that records have no common shape and no data fits. The compiler does not check these writes; the
 * collection does.
 */
export function recordsByName(payload: Payload): RecordsByName {
  return payload as RecordsByName
}
