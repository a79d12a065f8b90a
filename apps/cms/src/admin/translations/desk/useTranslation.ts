import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { nextSource } from '../../../publication/translations/nextSource.ts'
import type { Source } from '../../../publication/translations/translationState.ts'
import { isConnectionLost, onConnectionChange } from '../../saving/connection.ts'
import { type CopyOwner, dropCopy, keepCopy, readCopy } from '../../saving/deviceCopies.ts'
import type { Saving } from '../../saving/savingWords.ts'
import type { DeskRecord } from './deskRecord.ts'
import { sendTranslation } from './sendTranslation.ts'

const keepAfterMs = 1000
const saveAfterMs = 4000

type Texts = Readonly<Record<string, string>>
const start = { phase: 'quiet', kept: undefined, savedAt: undefined, refusal: '' } as const

/**
 * The translation of a record while it is written: kept on the device at once, and as a draft where
 * the record has drafts. Else it is public once it is saved, so a person decides when.
 */
export function useTranslation(record: DeskRecord, account: string) {
  const { collection, id, language, drafted } = record
  const owner: CopyOwner = { account, record: `${collection}/${id}/${language}` }
  const [texts, setTexts] = useState<Texts>(() => byName(record, 'text'))
  const [saved, setSaved] = useState<Texts>(texts)
  const [sources, setSources] = useState(() => byName(record, 'source'))
  const [state, setState] = useState<Omit<Saving, 'lost'>>(start)
  const [offered, setOffered] = useState<ReturnType<typeof readCopy>>()
  const [resumed, setResumed] = useState(0)
  const base = useRef(record.savedAt)
  const timers = useRef<{ keep?: number | undefined; save?: number | undefined }>({})
  const lost = useSyncExternalStore(onConnectionChange, isConnectionLost, () => false)
  const { account: ownerAccount, record: ownerRecord } = owner

  useEffect(() => {
    setOffered(readCopy(window.localStorage, { account: ownerAccount, record: ownerRecord }))
  }, [ownerAccount, ownerRecord])

  const keep = useEffectEvent(() => {
    timers.current.keep = undefined
    const copy = { at: Date.now(), base: base.current, data: { ...texts } }
    const kept = keepCopy(window.localStorage, owner, copy)
    setState((before) => ({ ...before, kept }))
  })

  /** True once everything that was written is saved. */
  const save = useEffectEvent(async (byHand = false): Promise<boolean> => {
    stop(timers.current)
    const changed = changesIn(texts, saved)
    if (Object.keys(changed).length === 0) return true
    setState((before) => (before.phase === 'refused' ? before : { ...before, phase: 'saving' }))
    const result = await sendTranslation({
      collection,
      id,
      language,
      drafted,
      texts: changed,
      base: base.current,
      byHand,
    })
    if (result.outcome === 'refused') {
      setState((before) => ({ ...before, phase: 'refused', refusal: result.refusal }))
      return false
    }
    if (result.outcome === 'away') {
      setState((before) => ({ ...before, phase: 'unsaved' }))
      if (drafted) timers.current.save ??= window.setTimeout(save, saveAfterMs)
      return false
    }
    base.current = result.savedAt
    setSaved((before) => ({ ...before, ...changed }))
    setSources((before) => ({ ...before, ...sourcesAfter(record, { saved, changed, before }) }))
    settle(changed)
    return true
  })

  const settle = useEffectEvent((sent: Texts) => {
    if (Object.keys(changesIn(texts, { ...saved, ...sent })).length > 0) {
      setState((before) => ({ ...before, phase: 'unsaved' }))
      return
    }
    // An earlier text that nobody has decided upon stays.
    if (offered === undefined) dropCopy(window.localStorage, owner)
    setState({ ...start, phase: 'saved', savedAt: new Date() })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each written word is a reason to keep them.
  useEffect(() => {
    if (Object.keys(changesIn(texts, saved)).length === 0) return
    setState((before) =>
      before.phase === 'quiet' || before.phase === 'saved'
        ? { ...start, phase: 'unsaved' }
        : before,
    )
    if (offered === undefined) timers.current.keep ??= window.setTimeout(keep, keepAfterMs)
    if (drafted) timers.current.save ??= window.setTimeout(save, saveAfterMs)
  }, [texts])

  const keepNow = useEffectEvent(() => {
    if (timers.current.keep === undefined) return
    window.clearTimeout(timers.current.keep)
    keep()
  })

  useEffect(() => {
    const running = timers.current
    // The last words before a page is closed, or put aside on a phone.
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
      stop(running)
    }
  }, [])

  function forget(): void {
    dropCopy(window.localStorage, owner)
    setOffered(undefined)
  }

  return {
    texts,
    saved,
    sources,
    saving: { ...state, lost } satisfies Saving,
    offered,
    write: (name: string, text: string) => setTexts((before) => ({ ...before, [name]: text })),
    /** Somebody changed the record from here by other ways: the next save goes on from there. */
    goOnFrom(savedAt: string) {
      base.current = savedAt
    },
    confirm: (name: string) => setSources((before) => ({ ...before, [name]: true })),
    save: () => save(true),
    resume() {
      setTexts((before) => ({ ...before, ...textsIn(offered?.data ?? {}, before) }))
      setOffered(undefined)
      setResumed((times) => times + 1)
    },
    resumed,
    forget,
  }
}

function byName<Key extends 'text' | 'source'>({ texts }: DeskRecord, key: Key) {
  const entries = texts.map((one): [string, DeskRecord['texts'][number][Key]] => [
    one.name,
    one[key],
  ])
  return Object.fromEntries(entries)
}

function changesIn(texts: Texts, saved: Texts): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => saved[name] !== text))
}

interface Written {
  saved: Texts
  changed: Texts
  before: Readonly<Record<string, Source | undefined>>
}

/** What the back office notes of texts that were written. */
function sourcesAfter({ texts }: DeskRecord, { saved, changed, before }: Written) {
  const noted = texts.flatMap(({ name, french }): [string, Source | undefined][] => {
    const text = changed[name]
    if (text === undefined) return []
    return [[name, nextSource({ french, text: saved[name] ?? '' }, { french, text }, before[name])]]
  })
  return Object.fromEntries(noted)
}

/** A copy may have been made in the form of the record: it has other fields, too. */
function textsIn(data: Readonly<Record<string, unknown>>, known: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, text]) =>
      typeof text === 'string' && Object.hasOwn(known, name) ? [[name, text]] : [],
    ),
  )
}

function stop(timers: { keep?: number | undefined; save?: number | undefined }): void {
  window.clearTimeout(timers.keep)
  window.clearTimeout(timers.save)
  timers.keep = undefined
  timers.save = undefined
}
