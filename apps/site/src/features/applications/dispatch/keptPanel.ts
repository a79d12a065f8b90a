import { writtenCvField } from '@sira/contract/applications/writtenCvField'
import {
  changeApplication,
  forgetApplication,
  type KeptApplication,
  keptApplications,
  putApplication,
} from '../../../browser/applications/applicationStore.ts'
import { isLate } from '../../../browser/applications/sendOne.ts'
import { pageHere, showKept as showList } from '../../../browser/applications/showKept.tsx'
import { askForBackgroundSync } from '../../../browser/outbox/backgroundSync.ts'
import { noteKept } from '../../../browser/outbox/waitingFlag.ts'
import { smallerPicture } from '../../../components/pictures/smallerPicture.ts'
import { putText } from '../ownCv/putFile.ts'
import { early } from './early.ts'
import { fillAgain, type Tell } from './fillAgain.ts'
import type { Spoken } from './formState.ts'
import { filesIn, type Keeper, type Sent, sendApplication } from './sendApplication.ts'

/**
 * Sends a form, kept on the device from before its first byte leaves until it has arrived: the page may
 * be closed. Gives what came of it, and nothing where it waits here, emptied for the next person: it found
 * no network, or its offer was over.
 */
export async function sendKept(
  form: HTMLFormElement,
  key: string,
  words: Spoken,
  tell: Tell,
): Promise<Sent | undefined> {
  const send = () => sendOnce(form, key, words)
  const { locks } = navigator
  form.dataset.sending = key
  const sent = await (locks ? locks.request(key, send) : send())
  delete form.dataset.sending
  if (sent) {
    // Put right and refused again, it is listed with its new reason.
    if (form.dataset.putRight) await showKept(form, words, tell)
    return sent
  }
  // Kept nowhere else.
  form.dataset.gone = ''
  form.reset()
  // A hidden field is not reset with its form, and the next person may have the same phone.
  putText(form, writtenCvField, '')
  // Else the pages send what waits.
  void askForBackgroundSync()
  await showKept(form, words, tell)
  showPanel(form)
  return undefined
}

async function sendOnce(
  form: HTMLFormElement,
  key: string,
  words: Spoken,
): Promise<Sent | undefined> {
  let isKept = false
  const keeper: Keeper = {
    early,
    async keep(typed) {
      const kept = await keptOf(typed, key, words)
      try {
        if (isKept) {
          // Erased meanwhile, in another tab too, it does not come back.
          isKept = Boolean(await changeApplication(key, () => kept))
          return
        }
        await putApplication(kept)
        await takePlace(form, key)
        isKept = true
      } catch {
        // The browser keeps nothing: the form does.
      }
    },
    async begun(field, ticket) {
      if (!isKept) return
      await changeApplication(key, (now) => ({
        ...now,
        depots: { ...now.depots, [field]: ticket },
      }))
    },
  }
  const sent = await sendApplication(form, key, words, keeper)
  const isRefused = 'status' in sent
  const typed = new FormData(form)
  const isOver = isRefused && isLate(sent, typed.has('job'))
  if (isOver || (isRefused && sent.status === 503)) {
    // The form may have changed during the upload.
    await keeper.keep(typed)
    if (isOver) await changeApplication(key, (now) => ({ ...now, state: 'late' }))
    if (isKept) delete form.dataset.putRight
    return isKept ? undefined : sent
  }
  if (isKept && isRefused && form.dataset.putRight) {
    await changeApplication(key, (now) => ({ ...now, state: 'refused', problem: sent }))
  } else if (isKept) {
    await forgetApplication(key)
    delete form.dataset.putRight
    noteKept((await keptApplications()).length > 0)
  }
  return sent
}

async function keptOf(typed: FormData, key: string, words: Spoken): Promise<KeptApplication> {
  const { endpoint } = words
  const texts: Record<string, string> = {}
  for (const [name, value] of typed) if (typeof value === 'string') texts[name] = value
  const files: KeptApplication['files'][number][] = []
  const depots: Record<string, string> = {}
  for (const [field, file] of filesIn(typed, endpoint)) {
    file.content ??= await smallerPicture(file)
    if (file.ticket) depots[field] = file.ticket
    files.push({ field, name: file.name, content: file.content })
  }
  const locale = document.documentElement.lang
  const about = document.querySelector('h1')?.textContent ?? ''
  const page = pageHere()
  const since = Date.now()
  return { key, endpoint, locale, about, page, texts, files, depots, since, state: 'waits' }
}

/** It is on the device: the one that was put right here goes, and the worker sends it where the page is left. */
async function takePlace({ dataset }: HTMLFormElement, key: string): Promise<void> {
  noteKept(true)
  const { putRight = key } = dataset
  if (putRight !== key) {
    await forgetApplication(putRight)
    dataset.putRight = key
  }
  const leave = () => void askForBackgroundSync()
  document.addEventListener('visibilitychange', leave, { once: true })
}

/** Lists what is kept above its form. */
export function showKept(form: HTMLFormElement, { endpoint }: Spoken, tell: Tell): Promise<void> {
  return showList({ form, endpoint, fillAgain: (kept) => fillAgain(kept, form, tell) })
}

/** A long form leaves its reader at its end, far below what became of it. */
function showPanel(form: HTMLFormElement): void {
  const panel = form.previousElementSibling
  if (!(panel instanceof HTMLElement)) return
  panel.tabIndex = -1
  panel.focus({ preventScroll: true })
  panel.scrollIntoView({ block: 'center' })
}
