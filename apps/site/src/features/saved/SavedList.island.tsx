import { useEffect, useRef, useState } from 'react'
import { followedInVain, rememberFollowed } from '../../browser/saved/followedLink.ts'
import { markGone, savedRecords, unsave } from '../../browser/saved/savedRecords.ts'
import { hydrated } from '../../islands/hydrated.tsx'
import { type SavedRecord, type SavedType, savedTypes } from '../../kinds/savedRecord.ts'

export interface SavedListProps {
  /** Few and short, so they are part of the page. */
  words: {
    groups: Readonly<Record<SavedType, string>>
    empty: string
    over: string
    gone: string
    remove: string
  }
  /** The languages by the start of addresses; an address without one belongs to the first. */
  languages: readonly [string, ...string[]]
}

/** The records that the visitor keeps on this device; only his browser knows and draws them. */
function SavedList({ words, languages }: SavedListProps) {
  const [records, setRecords] = useState<readonly SavedRecord[]>()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const look = async () => {
      setRecords(savedRecords())
      const gone = await followedInVain()
      if (gone === undefined) return
      markGone(gone)
      setRecords(savedRecords())
    }
    look()
    // Also when the browser shows the page again from its history.
    const again = ({ persisted }: PageTransitionEvent) => persisted && look()
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])
  if (records === undefined) return null
  const remove = (record: SavedRecord) => {
    unsave(record)
    setRecords(savedRecords())
    // The button that had the focus is gone.
    list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {records.length === 0 && <p>{words.empty}</p>}
      {savedTypes.map((type) => {
        const kept = records.filter((record) => record.type === type)
        if (kept.length === 0) return null
        return (
          <section key={type} className="mt-8">
            <h2 className="text-2xl">{words.groups[type]}</h2>
            <ul className="mt-3 border-t border-trait">
              {kept.map((record) => (
                <SavedItem
                  key={record.address}
                  record={record}
                  words={words}
                  languages={languages}
                  remove={remove}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

interface SavedItemProps extends SavedListProps {
  record: SavedRecord
  remove: (record: SavedRecord) => void
}

function SavedItem({ record, words, languages, remove }: SavedItemProps) {
  const { address, title, fact, until, gone } = record
  const isOver = until !== undefined && until < new Date().toISOString().slice(0, 10)
  const said = gone ? words.gone : isOver && words.over
  // The language of the saved page, which may differ from that of the list.
  const language = languages.find((code) => address.startsWith(`/${code}/`)) ?? languages[0]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 border-b border-trait py-3">
      <div>
        <h3>
          <a
            href={address}
            onClick={() => rememberFollowed(address)}
            className="tap hover:underline"
            lang={language}
            dir="auto"
          >
            {title}
          </a>
        </h3>
        <p className="text-pierre">
          {said && <strong className="me-2 text-laterite-fonce">{said}</strong>}
          <span lang={language} dir="auto" className="inline-block">
            {fact}
          </span>
        </p>
      </div>
      <button type="button" onClick={() => remove(record)} className="link tap">
        {words.remove}
        <span className="sr-only">{`\u00a0: ${title}`}</span>
      </button>
    </li>
  )
}

export const wake = hydrated(SavedList)
