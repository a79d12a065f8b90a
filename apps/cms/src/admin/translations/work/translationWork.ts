import type { Locale } from '@sira/contract/locales'
import type { Payload, TypedUser } from 'payload'
import { recordsByName } from '../../../database/records/recordsByName.ts'
import { stateField } from '../../../publication/translations/translationFields.ts'
import { statesToDo } from '../../../publication/translations/translationState.ts'
import { type TranslatedType, toDoIn, translatedTypes } from '../translatedTypes.ts'

export interface Work {
  type: TranslatedType
  id: number
  /** In French, whatever language is worked on. */
  title: string
  state: (typeof statesToDo)[number]
  updatedAt: string
}

/** Of one type on one screen; the list of the type has them all. */
export const mostOfType = 50

/** The work in a language: outdated translations first, then the latest changes. */
export async function translationWork(
  payload: Payload,
  user: TypedUser,
  language: Locale,
  only: string | undefined,
): Promise<Work[]> {
  const types = translatedTypes(payload).filter(({ slug }) => only === undefined || slug === only)
  const found = await Promise.all(types.map((type) => workOf(payload, user, language, type)))
  const order = (work: Work) => statesToDo.indexOf(work.state)
  return found.flat().sort((a, b) => order(a) - order(b) || b.updatedAt.localeCompare(a.updatedAt))
}

async function workOf(
  payload: Payload,
  user: TypedUser,
  language: Locale,
  type: TranslatedType,
): Promise<Work[]> {
  const { docs } = await recordsByName(payload).find({
    collection: type.slug,
    draft: true,
    locale: 'fr',
    overrideAccess: false,
    user,
    where: toDoIn(language),
    sort: '-updatedAt',
    limit: mostOfType,
    pagination: false,
    depth: 0,
    joins: false,
    select: { [type.title]: true, [stateField(language)]: true, updatedAt: true },
  })
  return docs.flatMap((record) => {
    const state = statesToDo.find((one) => one === record[stateField(language)])
    if (state === undefined) return []
    const title = String(record[type.title] || 'Sans titre')
    return [{ type, id: record.id, title, state, updatedAt: record.updatedAt }]
  })
}
