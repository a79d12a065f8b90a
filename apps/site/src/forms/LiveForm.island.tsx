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
  /**
   * Each message is a new element, so that screen readers announce it, even if the text is the
   * same.
   */
  id: string
}

let turns = 0

/**
 * Sends a form without leaving the page, and shows the messages. The fields stay those of the
 * server, with text typed before this script came.
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

/** Wakes the form with its definition and texts; if they cannot be had, the browser sends it. */
export async function wake(place: HTMLElement): Promise<boolean> {
  await Promise.all([holdForm(place.closest('form')?.dataset.form), holdWords()])
  return wakeHere(place)
}

/** For other senders, such as orders: a page has one outbox and one place for messages. */
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

// The newsletter form is on every page, its messages are shown on few: they bring their styles
// along.
const styles = new CSSStyleSheet()
styles.replaceSync(formStyles)
document.adoptedStyleSheets.push(styles)
watchNetwork()
