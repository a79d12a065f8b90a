import type { Resume } from '@sira/contract/cv/resume'
import { resumeFile } from '@sira/contract/cv/resumeFile'
import { useRef, useState } from 'react'
import { saveFile } from '../../../browser/papers/saveFile.ts'
import type { Dictionary } from '../../../i18n/fr.ts'
import { openedResume } from '../file/openedResume.ts'

/** A larger file is no CV; a phone would read it for a long time. */
const longest = 5_000_000

interface CvFileProps {
  words: Dictionary['cv']['use']
  /** The names of the parts of a CV. */
  parts: Readonly<Record<string, string>>
  resume: Resume
  name: string
  open: (resume: Resume, name: string) => void
}

/** A CV as a file of JSON Resume, which other programs read and write too. */
export function CvFile({ words, parts, resume, name, open }: CvFileProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const read = async (file: File | undefined) => {
    if (!file) return
    const content = file.size > longest ? Promise.resolve('') : file.text()
    const opened = openedResume(await content.then(JSON.parse).catch(() => undefined))
    if (!opened) return setSaid(words.unreadable)
    open(opened.resume, file.name.replace(/\.json$/i, ''))
    const { leftOut, mended } = opened
    const named = mended.map((part) => parts[part === 'basics' ? 'person' : part] ?? part)
    setSaid(
      [
        words.opened,
        mended.length > 0 && `${words.mended}${named.join(', ')}.`,
        leftOut.length > 0 && `${words.leftOut}${leftOut.join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    )
  }
  const save = () => {
    const text = JSON.stringify(resumeFile(resume), null, 2)
    saveFile(new File([text], `${name}.json`, { type: 'application/json' }))
  }
  return (
    <>
      <button type="button" className="button button-secondary" onClick={save}>
        {words.save}
      </button>
      <button
        type="button"
        className="button button-secondary"
        onClick={() => chooser.current?.click()}
      >
        {words.open}
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.open}
        onInput={({ currentTarget }) => {
          void read(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <span role="status" className="w-full">
        {said}
      </span>
    </>
  )
}
