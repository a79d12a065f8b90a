import type { Field, SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { loadedConfig } from '../../test/support/loadedConfig.ts'
import { frenchLanguage } from './frenchLanguage.ts'

/** Words of programmers or of English, alone where French has them too. */
const swept = /\b(Email|E-Mail|Fingerprint|ID)\b|\b[A-Z]+_[A-Z_]+\b|^Comment$|^Lequel$/
const article = /^(un|une) /

interface Said {
  at: string
  words: string
}

const config: SanitizedConfig = await loadedConfig()
const shown = [...config.collections, ...config.globals].filter(
  ({ admin }) => admin.hidden !== true,
)

/** The values of the fields of a record, without hidden ones. */
function saidBy(fields: readonly Field[], at: string): Said[] {
  return fields.flatMap((field) => {
    const seen = field as {
      name?: string
      label?: unknown
      hidden?: boolean
      admin?: { hidden?: boolean; description?: unknown }
      options?: readonly unknown[]
      fields?: readonly Field[]
      tabs?: readonly { label?: unknown; fields: readonly Field[] }[]
    }
    if (seen.hidden || seen.admin?.hidden) return []
    const place = seen.name ? `${at}.${seen.name}` : at
    const options = (seen.options ?? []).map((one) =>
      typeof one === 'object' && one !== null && 'label' in one ? one.label : one,
    )
    const own = [seen.label, seen.admin?.description, ...options].flatMap((words) =>
      typeof words === 'string' ? [{ at: place, words }] : [],
    )
    const tabs = (seen.tabs ?? []).flatMap((tab) => saidBy(tab.fields, place))
    return [...own, ...saidBy(seen.fields ?? [], place), ...tabs]
  })
}

/** The arrays to which staff add rows. */
function addedTo(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const within = 'fields' in field ? addedTo(field.fields) : []
    const tabs = field.type === 'tabs' ? field.tabs.flatMap((tab) => addedTo(tab.fields)) : []
    const isFixed = 'access' in field && field.access && 'create' in field.access
    if (field.type !== 'array' || isFixed || field.admin?.hidden) return [...within, ...tabs]
    const singular = typeof field.labels?.singular === 'string' ? field.labels.singular : ''
    return [singular, ...within]
  })
}

describe('the words that must not stand in the back office', () => {
  it('stand in no label, choice or explanation', () => {
    const said = shown.flatMap(({ slug, fields, admin }) => [
      ...saidBy(fields, slug),
      ...('description' in admin && typeof admin.description === 'string'
        ? [{ at: slug, words: admin.description }]
        : []),
    ])
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter(({ words }) => swept.test(words))).toEqual([])
  })

  it('are no words of Payload either: what was thrown away or written before is taken up again', () => {
    const words = JSON.stringify(frenchLanguage.translations)
    expect(words.length).toBeGreaterThan(10_000)
    expect(words.match(/[^"]*([Rr]estaur|\bID\b)[^"]*/g) ?? []).toEqual([])
  })

  it('name what a button adds: « Ajouter une note »', () => {
    const ours = shown.filter(({ slug }) => !slug.startsWith('payload-') && slug !== 'users')
    const names = ours.flatMap(({ fields }) => addedTo(fields))
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => !article.test(name))).toEqual([])
  })
})
