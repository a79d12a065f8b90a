/** The states of a translation, with their names in the lists. */
export const translationStates = {
  missing: 'À traduire',
  begun: 'Commencée',
  outdated: 'À revoir',
  done: 'À jour',
} as const

export type TranslationState = keyof typeof translationStates

/** The states that need a translator, the most urgent first. */
export const statesToDo = ['outdated', 'begun', 'missing'] as const satisfies TranslationState[]

/**
 * The French source of a translation: `true` for the French in the same record, so that a copy is
 * only kept after a change.
 */
export type Source = true | string

/** A text of a record in French and in another language; empty where there is none. */
export interface Beside {
  french: string
  text: string
}

export interface Translated extends Beside {
  source: Source | undefined
  /** The translation may stay empty. */
  optional?: boolean
}

/** The state of one text; `none`: there is nothing to translate. */
export type TextState = 'none' | 'missing' | 'outdated' | 'done'

export function textState({ french, text, source, optional = false }: Translated): TextState {
  if (text === '' && (optional || french === '')) return 'none'
  // A person confirmed that the French text may stand in for it.
  if (text === '') return source === true ? 'done' : 'missing'
  // A copy of an earlier French text is no translation either.
  if (isStillFrench({ french: typeof source === 'string' ? source : french, text })) {
    return source === true ? 'done' : 'missing'
  }
  return typeof source === 'string' ? 'outdated' : 'done'
}

/** Whether the French text stands in place of its translation. */
export function isStillFrench({ french, text }: Beside): boolean {
  return text !== '' && text.trim() === french.trim()
}

/** Gives the state of all texts of a record together. */
export function translationState(texts: readonly Translated[]): TranslationState {
  const states = texts.map(textState).filter((state) => state !== 'none')
  if (states.includes('outdated')) return 'outdated'
  if (!states.includes('missing')) return 'done'
  return states.includes('done') ? 'begun' : 'missing'
}
