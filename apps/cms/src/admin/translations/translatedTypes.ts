import { isDrafted } from '@sira/contract/kinds/recordTypes'
import { type Locale, otherLocales } from '@sira/contract/locales'
import type { CollectionSlug, Payload, Where } from 'payload'
import { stateField } from '../../publication/translations/translationFields.ts'
import { statesToDo } from '../../publication/translations/translationState.ts'

/** A type with texts in each language. */
export interface TranslatedType {
  slug: CollectionSlug
  plural: string
  /** The field that a record is called by. */
  title: string
  drafted: boolean
}

export function translatedTypes({ config }: Pick<Payload, 'config'>): TranslatedType[] {
  const noted = otherLocales.map(({ code }): string => stateField(code))
  return config.collections.flatMap(({ slug, labels, admin, flattenedFields }) =>
    flattenedFields.some(({ name }) => noted.includes(name))
      ? [
          {
            slug,
            plural: String(labels.plural),
            title: admin.useAsTitle ?? 'id',
            drafted: isDrafted(slug),
          },
        ]
      : [],
  )
}

export function isTranslation(code: unknown): code is Locale {
  return otherLocales.some((language) => language.code === code)
}

/** Records that a translator into this language has something to do about. */
export function toDoIn(language: Locale): Where {
  return { [stateField(language)]: { in: [...statesToDo] } }
}
