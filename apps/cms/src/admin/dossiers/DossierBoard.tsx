'use client'

import { toast } from '@payloadcms/ui'
import { amountText } from '@sira/contract/orders/amountText'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { BoardColumn, Offered } from '../../dossiers/board/boardColumns.ts'
import type { OpenFile } from '../../dossiers/board/openFile.ts'
import type { Deed } from '../../dossiers/moves/deed.ts'
import { callApi } from '../calls/callApi.ts'
import { tellProblem } from '../dialog/tellProblem.ts'
import { MoveForm } from '../orders/MoveForm.tsx'
import { DossierCard } from './DossierCard.tsx'
import { MoveChoice } from './MoveChoice.tsx'
import type { Moving } from './shownKinds.ts'

interface ListedColumn extends BoardColumn {
  /** All of its records. */
  list: string
}

interface DossierBoardProps {
  slug: string
  /** Holds the state of a record. */
  field: string
  moving: Moving
  columns: readonly ListedColumn[]
  now: string
}

interface Asked {
  file: OpenFile
  column: ListedColumn
  to?: Offered
}

/** Columns on a desk, one after the other on a phone: how many, what they bring, the newest. */
export function DossierBoard({ slug, field, moving, columns, now }: DossierBoardProps) {
  const [asked, setAsked] = useState<Asked>()
  const [dragged, setDragged] = useState<Asked>()
  const [landed, setLanded] = useState<{ id: string }>()
  const router = useRouter()
  const moment = new Date(now)

  // The card goes, and with it the button to which its dialog gives the focus back.
  useEffect(() => {
    if (landed !== undefined) document.getElementById(landed.id)?.focus()
  }, [landed])

  async function move({ file, column }: Asked, { to, name }: Offered, given?: object) {
    const outcome =
      given === undefined
        ? await callApi(`${slug}/${file.id}?depth=0`, { [field]: to }, 'PATCH')
        : await callApi(`${slug}/${file.id}/avancer`, { ...given, vers: to })
    if (!outcome.done) return tellProblem(outcome.message)
    toast.success(`${file.title}\u00a0: ${name.toLowerCase()}.`)
    setAsked(undefined)
    const isShown = columns.some(({ state }) => state === to)
    setLanded({ id: `etat-${isShown ? to : column.state}` })
    router.refresh()
  }
  function choose(card: Asked, to: Offered) {
    if (to.deed?.onSheet) router.push(card.file.href)
    else if (moving === 'save') void move(card, to)
    else setAsked({ ...card, to })
  }
  const offeredTo = (state: string) => dragged?.column.offered.find(({ to }) => to === state)

  return (
    <div className="sira-pipeline__board">
      {columns.map((column) => {
        const { state, name, count, sum, files, offered, list } = column
        const drop = offeredTo(state)
        return (
          <section
            key={state}
            aria-labelledby={`etat-${state}`}
            data-takes={drop !== undefined}
            onDragOver={(event) => drop && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged && drop) choose(dragged, drop)
              setDragged(undefined)
            }}
          >
            <h2 id={`etat-${state}`} tabIndex={-1}>{`${name} (${count})`}</h2>
            {sum !== null && sum > 0 && (
              <p className="sira-pipeline__sum">{amountText(sum, 'fr')}</p>
            )}
            <ul>
              {files.map((file) => (
                <DossierCard
                  key={file.id}
                  file={file}
                  now={moment}
                  onDrag={(isDragged) => setDragged(isDragged ? { file, column } : undefined)}
                  onMove={
                    moving !== null && offered.length > 0
                      ? () => setAsked({ file, column })
                      : undefined
                  }
                />
              ))}
            </ul>
            {count > files.length && (
              <Link className="sira-pipeline__all" href={list} prefetch={false}>
                Voir les {count}
              </Link>
            )}
          </section>
        )
      })}
      {asked !== undefined && asked.to === undefined && (
        <MoveChoice
          file={asked.file}
          offered={asked.column.offered}
          onChoose={(to) => choose(asked, to)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.to !== undefined && (
        <Reason asked={asked} to={asked.to} onSend={move} onClose={() => setAsked(undefined)} />
      )}
    </div>
  )
}

interface ReasonProps {
  asked: Asked
  to: Offered
  onSend: (asked: Asked, to: Offered, given: object) => Promise<void>
  onClose: () => void
}

function Reason({ asked, to, onSend, onClose }: ReasonProps) {
  const plain: Deed = { label: `Passer à «\u00a0${to.name}\u00a0»`, motif: '', tells: true }
  return (
    <MoveForm
      deed={to.deed ?? plain}
      onSend={(given) => onSend(asked, to, given)}
      onClose={onClose}
    />
  )
}
