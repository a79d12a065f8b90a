import { useEffect, useLayoutEffect, useReducer } from 'react'
import { formWords, holdWords } from '../browser/forms/formWords.ts'
import { goLive } from '../browser/forms/goLive.ts'
import { holdForm } from '../browser/forms/heldForms.ts'
import { pointOut } from '../browser/forms/pointOut.ts'
import { problemsSaid } from '../browser/forms/problemsSaid.ts'
import type { Said } from '../browser/forms/said.ts'
import { deliverAndKeep, letGo } from '../browser/outbox/onItsWay.ts'
import { orderGone } from '../browser/outbox/orderGone.ts'
import { everythingKept, renote } from '../browser/outbox/outbox.ts'
import { showOutbox } from '../browser/outbox/showOutbox.tsx'
import { watchNetwork } from '../browser/outbox/watchNetwork.ts'
import { hydrated, type Woken } from '../islands/hydrated.tsx'
import formStyles from '../styles/form.css?inline'
import { Saying } from './Saying.tsx'

export interface LiveFormProps {
  /** The message that the server has drawn already. */
  said?: Said
}

interface Turn {
  said: Said | undefined
  /** Each thing that is said is an element of its own: screen readers say it aloud, though it be the same. */
  id: string
}

let turns = 0

/**
 * A form that is sent without leaving the page, and says so here. Its fields stay those of the
 * server: what was typed before this came stands in them.
 */
function LiveForm({ place, said: first }: LiveFormProps & Woken) {
  const [{ said, id }, say] = useReducer(next, { said: first, id: first?.drawn?.id ?? '' })
  useEffect(() => goLive(place, say), [place])
  useLayoutEffect(() => (said ? pointOut(place, id, said) : undefined), [place, id, said])
  return (
    said && (
      <Saying
        key={id}
        id={id}
        said={said}
        close={said.drawn?.closeAddress ?? (() => say(undefined))}
        words={formWords()}
      />
    )
  )
}

function next(_: Turn, said: Said | undefined): Turn {
  turns += 1
  return { said, id: `said-${turns}` }
}

const wakeHere = hydrated(LiveForm)

/** With what its form asks: where that cannot be had, the browser sends it. */
export async function wake(place: HTMLElement): Promise<boolean> {
  await Promise.all([holdForm(place.closest('form')?.dataset.form), holdWords()])
  return wakeHere(place)
}

/** For what is sent in another way, such as an order: there is one outbox of a page, and one voice. */
export const sending = {
  deliverAndKeep,
  everythingKept,
  letGo,
  renote,
  orderGone,
  showOutbox,
  problemsSaid,
  pointOut,
  Saying,
}

export type Sending = typeof sending

// The newsletter form stands on every page, its messages on few: they bring their styles along.
const styles = new CSSStyleSheet()
styles.replaceSync(formStyles)
document.adoptedStyleSheets.push(styles)
watchNetwork()
