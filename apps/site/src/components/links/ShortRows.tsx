import { Fragment } from 'react'
import { dayAndShortMonth } from '../../format/dates.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { RecordTitle } from './RecordTitle.tsx'

export interface ShortRow {
  address: string
  title: string
  /** The language of the title. */
  language: string | undefined
  /** `2026-12-01`: shown in large letters beside the row. */
  day: string | null
  /** The icon before the facts. */
  mark?: string | false
  /** Facts that help to choose, separated by dots. */
  facts: readonly (string | null | undefined | false)[]
}

interface ShortRowsProps {
  title: string
  rows: readonly ShortRow[]
  /** The link to the whole list. */
  all: { address: string; label: string }
  words: Dictionary
}

/** A few records as short lines; null where there are none. */
export function ShortRows({ title, rows, all, words }: ShortRowsProps) {
  if (rows.length === 0) return null
  return (
    <div>
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      <ShortRowList rows={rows} words={words} />
      <a href={all.address} className="link tap mt-2">
        {all.label}
      </a>
    </div>
  )
}

/** The lines alone, without a title over them. */
export function ShortRowList({ rows, words }: Pick<ShortRowsProps, 'rows' | 'words'>) {
  return (
    <ul className="mt-4 border-b border-trait">
      {rows.map((row) => (
        <li key={row.address} className="relative flex gap-4 border-t border-trait py-2.5 sm:py-4">
          {row.day && <Day day={row.day} words={words} />}
          <div className="min-w-0 self-center">
            <RecordTitle
              address={row.address}
              title={row.title}
              language={row.language}
              words={words}
              className="hover:underline"
            />
            <p className="mt-1 text-pierre">
              {row.mark && <strong className="text-laterite">{row.mark}</strong>}
              {row.facts.filter(Boolean).map((fact, index) => (
                <Fragment key={String(fact)}>
                  {(index > 0 || row.mark) && '\u00a0· '}
                  <bdi>{fact}</bdi>
                </Fragment>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Day({ day, words }: { day: string; words: Dictionary }) {
  const { day: number, month } = dayAndShortMonth(day, words.locale)
  return (
    <time
      dateTime={day}
      className="figure w-14 shrink-0 pt-0.5 text-center text-[1.6rem] text-laterite"
    >
      {number}
      <span className="block pt-1 font-texte text-[0.9rem] font-semibold text-pierre">{month}</span>
    </time>
  )
}
