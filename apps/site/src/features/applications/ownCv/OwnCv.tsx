import { useEffect, useState } from 'react'
import { drawnPaper } from '../../../browser/papers/drawnPaper.ts'
import { type KeptPaper, keptPapers } from '../../../browser/papers/keptPapers.ts'
import { fileName } from '../../../browser/papers/saveFile.ts'
import type { Dictionary } from '../../../i18n/fr.ts'

export interface OwnCvProps {
  words: Dictionary['application']['ownCv']
  /** The field that a CV is put into. */
  field: string
  /** Where one is written. */
  builder: string
}

/** Puts a CV that was written on this device into the form, drawn as PDF where somebody asks for it. */
export function OwnCv({ words, field, builder }: OwnCvProps) {
  const [cvs, setCvs] = useState<readonly KeptPaper<'cv'>[]>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    void keptPapers('cv').then(setCvs, () => setCvs([]))
  }, [])
  const attach = async ({ content }: KeptPaper<'cv'>) => {
    setSaid(words.drawing)
    const drawn = await drawnPaper({ cv: content }, fileName('CV', content.basics.name))
    if (drawn.outcome !== 'drawn') return setSaid(words[drawn.outcome])
    put(drawn.file, field)
    setSaid(`${words.attached} ${drawn.file.name}`)
  }
  return (
    <>
      <p className="flex flex-wrap gap-3">
        {cvs === undefined && (
          <button type="button" className="button button-secondary">
            {words.choose}
          </button>
        )}
        {cvs?.map((cv) => (
          <button
            key={cv.id}
            type="button"
            className="button button-secondary wrap-anywhere"
            aria-disabled={said === words.drawing}
            onClick={() => said !== words.drawing && attach(cv)}
          >
            {`${words.attach} ${cv.name || cv.content.basics.label || words.unnamed}`}
          </button>
        ))}
        {cvs?.length === 0 && (
          <a href={builder} className="button button-secondary">
            {words.write}
          </a>
        )}
      </p>
      <p role="status" className="mt-2 font-semibold">
        {said || (cvs?.length === 0 && words.none)}
      </p>
    </>
  )
}

function put(file: File, id: string): void {
  const input = document.getElementById(id)
  if (!(input instanceof HTMLInputElement)) return
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
