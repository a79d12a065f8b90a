import { sendApplicationScript } from '../../../browser/wake/islandScripts.ts'
import { FormTrap } from '../../../forms/FormTrap.tsx'
import type { Dictionary } from '../../../i18n/fr.ts'
import { Island } from '../../../islands/Island.tsx'
import type { ProblemWords } from '../dispatch/problemOf.ts'

interface FileFormEndProps {
  submit: string
  address: string
  problems: ProblemWords
  words: Dictionary
}

/** How a form with files ends: what comes of it, its button, and what sends it where there is script. */
export function FileFormEnd({ submit, address, problems, words }: FileFormEndProps) {
  const { submitting, interrupted, progress } = words.application
  return (
    <>
      <FormTrap />
      <p role="status" hidden data-progress="" />
      <p hidden data-problem="" className="field-problem" />
      <p>
        <button type="submit" className="button button-primary max-sm:w-full">
          {submit}
        </button>
      </p>
      <Island
        script={sendApplicationScript}
        props={{ ...problems, address, progress: progress(0), submitting, interrupted }}
      />
    </>
  )
}
