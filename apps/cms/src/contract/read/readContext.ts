import { defaultLocale, locales } from '@sira/contract/locales'
import type { CollectionSlug, Payload } from 'payload'
import { type Database, databaseOf } from '../../database/sql/database.ts'
import type { ContentModel } from '../model/contentModel.ts'
import { deriveContentModel } from '../model/deriveContentModel.ts'
import type { Languages } from '../query/locale.ts'
import { type SqlContext, sqlContext } from '../sql/sqlContext.ts'
import type { AskOnce } from './keptFindings.ts'

/** The context of reading; made once per Payload instance. */
export interface ReadContext {
  payload: Payload
  database: Database
  model: ContentModel
  languages: Languages
  askOnce: AskOnce
}

/** Makes the context; without `askOnce` every question is asked each time. */
export function readContext(
  payload: Payload,
  askOnce: AskOnce = (_what, ask) => ask(),
): ReadContext {
  const languages = { all: locales.map(({ code }) => code), fallback: defaultLocale }
  return {
    payload,
    database: databaseOf(payload),
    model: deriveContentModel(payload),
    languages,
    askOnce,
  }
}

/** A context for one statement. */
export function statementContext(context: ReadContext, locale: string | null): SqlContext {
  const { database, model, languages } = context
  return sqlContext({ database, model, languages, locale })
}

/** The id of a content type of the model, which is the slug of a collection by construction. */
export function collectionSlug(id: string): CollectionSlug {
  return id as CollectionSlug
}
