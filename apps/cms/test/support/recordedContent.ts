import { readRecordings } from './recordings.ts'

/** A record of the recorded server: its own values, and the ids of what it is linked to. */
export interface RecordedRecord {
  values: Record<string, unknown>
  links: Record<string, number | number[] | null>
  tagsSeenFromTags: Set<number>
}

export type RecordedContent = Map<string, Map<number, RecordedRecord>>

const targets: Record<string, string> = {
  image: 'media',
  Image: 'media',
  tags: 'tags',
  category: 'categories',
  blogs: 'blogs',
  formations: 'formations',
  formateur: 'formateurs',
  typesformation: 'typesformations',
  modesformation: 'modesformations',
  modespayments: 'modespayments',
  compagnie: 'compagnies',
  jobdomain: 'jobdomains',
  jobtype: 'jobtypes',
  experience_level: 'experience-levels',
}

/** Relations that show the other side of one that the target owns. */
const inverse: Record<string, Record<string, string>> = {
  categories: { blogs: 'category' },
  tags: { blogs: 'tags' },
  formateurs: { formations: 'formateur' },
}

interface Entity {
  id: number
  attributes: Record<string, unknown>
}

/** Puts together, from all recorded answers, the content the recorded server had. */
export function recordedContent(): RecordedContent {
  const content: RecordedContent = new Map()
  for (const { request, response } of readRecordings()) {
    const type = /^\/api\/([a-z]+)/.exec(request.url)?.[1] ?? ''
    const body = response.body as { data?: unknown } | string | null
    if (request.method !== 'GET' || typeof body !== 'object' || !Array.isArray(body?.data)) continue
    for (const entity of body.data as Entity[]) collect(entity, type, content)
  }
  for (const record of content.get('blogs')?.values() ?? []) {
    record.links.tags ??= [...record.tagsSeenFromTags]
  }
  return content
}

function collect({ id, attributes }: Entity, type: string, content: RecordedContent): void {
  const record = recordIn(content, type, id)
  for (const [name, value] of Object.entries(attributes)) {
    const target = targets[name]
    if (target === undefined || !isRelation(value)) {
      record.values[name] = value
      continue
    }
    const many = Array.isArray(value.data)
    const linked = [value.data].flat().filter((entity) => entity !== null)
    for (const entity of linked) collect(entity, target, content)
    const owning = inverse[type]?.[name]
    if (owning === undefined) {
      record.links[name] = many ? linked.map((entity) => entity.id) : (linked[0]?.id ?? null)
      continue
    }
    for (const entity of linked) linkBack(recordIn(content, target, entity.id), owning, id)
  }
}

/** Known from the other side only, so without the order of connection. */
function linkBack(record: RecordedRecord, name: string, id: number): void {
  if (name !== 'tags') record.links[name] ??= id
  else record.tagsSeenFromTags.add(id)
}

function recordIn(content: RecordedContent, type: string, id: number): RecordedRecord {
  const records = content.get(type) ?? new Map<number, RecordedRecord>()
  content.set(type, records)
  const record = records.get(id) ?? { values: {}, links: {}, tagsSeenFromTags: new Set() }
  records.set(id, record)
  return record
}

function isRelation(value: unknown): value is { data: Entity | Entity[] | null } {
  return typeof value === 'object' && value !== null && 'data' in value
}
