/** Where a translation stands, in the words of the lists. */
export const translationStates = {
  missing: 'À traduire',
  begun: 'Commencée',
  outdated: 'À revoir',
  done: 'À jour',
} as const

export type TranslationState = keyof typeof translationStates

/** The states that need a translator, the most pressing first. */
export const statesToDo = ['outdated', 'begun', 'missing'] as const satisfies TranslationState[]

/**
 * The French text that a translation was made from: `true` for the one that stands beside it in the
 * same record, so that it is kept a second time only once it has changed.
 */
export type Source = true | string

/** One text of a record in French and in another language, empty where there is none. */
export interface Beside {
  french: string
  text: string
}

export interface Translated extends Beside {
  source: Source | undefined
  /** It may stay empty: the translation does without it. */
  optional?: boolean
}

/** Of one text; `none`: there is nothing to translate. */
export type TextState = 'none' | 'missing' | 'outdated' | 'done'

export function textState({ french, text, source, optional = false }: Translated): TextState {
  if (text === '' && (optional || french === '')) return 'none'
  // Somebody has said that the French text, which stands in for it, will do.
  if (text === '') return source === true ? 'done' : 'missing'
  // French of another day is no translation either.
  if (isStillFrench({ french: typeof source === 'string' ? source : french, text })) {
    return source === true ? 'done' : 'missing'
  }
  return typeof source === 'string' ? 'outdated' : 'done'
}

/** The French text stands where its translation is to be. */
export function isStillFrench({ french, text }: Beside): boolean {
  return text !== '' && text.trim() === french.trim()
}

/** Of all texts of a record together. */
export function translationState(texts: readonly Translated[]): TranslationState {
  const states = texts.map(textState).filter((state) => state !== 'none')
  if (states.includes('outdated')) return 'outdated'
  if (!states.includes('missing')) return 'done'
  return states.includes('done') ? 'begun' : 'missing'
}
