import type { CollectionConfig } from 'payload'

/** The words for a record that has no title of its own. */
export interface TitleWords {
  /** Before it is saved for the first time: « Nouvelle actualité ». */
  made: string
  /** Afterwards, where that may be: « Actualité sans titre ». */
  untitled?: string
  /** Before its number, where it never has a title: « Paiement n° ». */
  numbered: string
  /** The fields that name it, the first one that says something. */
  names: readonly string[]
  /** Whether these stand in place of what Payload would show. */
  replaces: boolean
}

/** Of files: what they show, before what they were called on somebody’s telephone. */
const namesOfPictures = ['alternativeText', 'caption', 'filename']

export function titleWords({
  admin,
  labels,
  slug,
  versions,
}: CollectionConfig): TitleWords | undefined {
  const singular = labels?.singular
  if (typeof singular !== 'string') return undefined
  const replaces = slug === 'media'
  const drafts = typeof versions === 'object' && Boolean(versions.drafts)
  return {
    made: newRecord(singular),
    ...(drafts ? { untitled: untitled(singular) } : {}),
    numbered: `${singular} n°`,
    names: replaces ? namesOfPictures : namesOf(admin?.useAsTitle),
    replaces,
  }
}

/** A number is no name. */
function namesOf(title = 'id'): string[] {
  return title === 'id' ? [] : [title]
}

export function untitled(singular: string): string {
  return `${singular} sans titre`
}

/** By the first word of what a record is called; of those that are not here nothing is guessed. */
const feminine =
  /^(?:actualité|catégorie|entreprise|étiquette|formation|image|lettre|offre|question|redirection|thématique|ville)(?!\p{L})/iu
const masculine =
  /^(?:document|domaine|formateur|groupe|livre|mode|modèle|moyen|niveau|opérateur|tarif|type|utilisateur)(?!\p{L})/iu

export function newRecord(singular: string): string {
  const name = singular.charAt(0).toLowerCase() + singular.slice(1)
  if (feminine.test(name)) return `Nouvelle ${name}`
  if (!masculine.test(name)) return `Création\u00a0: ${name}`
  return `${/^[aeiouyéèh]/i.test(name) ? 'Nouvel' : 'Nouveau'} ${name}`
}
