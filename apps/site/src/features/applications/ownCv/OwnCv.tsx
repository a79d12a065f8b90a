import { useEffect, useState } from 'react'
import { keptPapers } from '../../../browser/papers/keptPapers.ts'
import { keptPieces } from '../../../browser/papers/keptPieces.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { firstFree, put } from './putFile.ts'

/** The ids of the file fields of a form, by what goes into them. */
export interface OwnFields {
  cv?: string
  letter?: string
  pieces?: readonly string[]
}

export interface OwnCvProps {
  words: Dictionary['application']['ownCv']
  fields: OwnFields
  /** Where one is written. */
  builder: string
}

interface Kept {
  id: string
  name: string
  /** Gives what is said of it. */
  attach(): Promise<string>
}

/** Puts what this device keeps into the form; a CV or letter is drawn as PDF where somebody asks for it. */
export function OwnCv({ words, fields, builder }: OwnCvProps) {
  const [all, setAll] = useState<readonly Kept[]>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    void readKept(fields, words).then(setAll, () => setAll([]))
  }, [fields, words])
  const attach = async (one: Kept) => {
    setSaid(words.drawing)
    setSaid(await one.attach().catch(() => words.failed))
  }
  return (
    <>
      <p className="flex flex-wrap gap-3">
        {all === undefined && (
          <button type="button" className="button button-secondary">
            {words.choose}
          </button>
        )}
        {all?.map((one) => (
          <button
            key={one.id}
            type="button"
            className="button button-secondary wrap-anywhere"
            aria-disabled={said === words.drawing}
            onClick={() => said !== words.drawing && attach(one)}
          >
            {`${words.attach} ${one.name}`}
          </button>
        ))}
        {all?.length === 0 && (
          <a href={builder} className="button button-secondary">
            {words.write}
          </a>
        )}
      </p>
      <p role="status" className="mt-2 font-semibold">
        {said || (all?.length === 0 && words.none)}
      </p>
    </>
  )
}

/** What draws a paper: it asks the network anyway, so it comes when somebody wants it. */
const paper = () => import('./attachPaper.ts')

async function readKept(fields: OwnFields, words: OwnCvProps['words']): Promise<Kept[]> {
  const { cv, letter, pieces } = fields
  const cvs = (cv === undefined ? [] : await keptPapers('cv')).map(({ id, name, content }) => ({
    id,
    name: name || content.basics.label || words.unnamed,
    attach: async () => (await paper()).attachCv(content, cv ?? '', words),
  }))
  const letters = (letter === undefined ? [] : await keptPapers('lettre')).map(
    ({ id, name, content }) => ({
      id,
      name: name || content.subject || words.unnamedLetter,
      attach: async () => (await paper()).attachLetter(content, letter ?? '', words),
    }),
  )
  const files = (pieces === undefined ? [] : await keptPieces()).map(({ id, file }) => ({
    id,
    name: file.name,
    attach: async () => {
      const free = firstFree(pieces ?? [], file)
      if (free === undefined) return words.full
      put(file, free)
      return `${words.attached} ${file.name}`
    },
  }))
  return [...cvs, ...letters, ...files]
}
