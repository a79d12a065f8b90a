import { describe, expect, it } from 'vitest'
import { changeLog } from './changeLog.ts'

const patient = () => new AbortController().signal
const inAHurry = AbortSignal.abort()

describe('A site that asks what changed', () => {
  it('is told of everything the first time, and of nothing that is older later', async () => {
    const log = changeLog()
    log.add(['blogs'])
    const { position, changed } = await log.after(undefined, patient())
    expect(changed).toBe('everything')
    expect((await log.after(position, inAHurry)).changed).toEqual([])
  })

  it('is told at once of what it missed, each tag once', async () => {
    const log = changeLog()
    const { position } = await log.after(undefined, patient())
    log.add(['blogs', 'blogs/un'])
    log.add(['blogs', 'blogs/deux'])
    const next = await log.after(position, patient())
    expect(next.changed).toEqual(['blogs', 'blogs/un', 'blogs/deux'])
    expect((await log.after(next.position, inAHurry)).changed).toEqual([])
  })

  it('waits where nothing did, like every other that asks', async () => {
    const log = changeLog()
    const { position } = await log.after(undefined, patient())
    const answers = [log.after(position, patient()), log.after(position, patient())]
    log.add([])
    log.add(['jobs'])
    expect((await Promise.all(answers)).map(({ changed }) => changed)).toEqual([['jobs'], ['jobs']])
  })

  it('is told that nothing did once it has waited enough', async () => {
    const log = changeLog()
    const { position } = await log.after(undefined, patient())
    const patience = new AbortController()
    const answer = log.after(position, patience.signal)
    patience.abort()
    expect(await answer).toEqual({ position, changed: [] })
  })

  it('is let go when the back office ends', async () => {
    const log = changeLog()
    const { position } = await log.after(undefined, patient())
    const answer = log.after(position, patient())
    log.end()
    expect((await answer).changed).toEqual([])
  })

  it('has missed everything after a restart of the back office', async () => {
    const before = changeLog()
    const { position } = await before.after(undefined, patient())
    const now = changeLog()
    const { changed, position: next } = await now.after(position, patient())
    expect(changed).toBe('everything')
    expect((await now.after(next, inAHurry)).changed).toEqual([])
  })

  it('has missed everything where more changed than is remembered', async () => {
    const log = changeLog(3)
    const { position } = await log.after(undefined, patient())
    log.add(['a', 'b', 'c'])
    expect((await log.after(position, patient())).changed).toEqual(['a', 'b', 'c'])
    log.add(['d'])
    expect((await log.after(position, patient())).changed).toBe('everything')
  })

  it('has missed everything where this back office has itself', async () => {
    const log = changeLog()
    const { position } = await log.after(undefined, patient())
    const waiting = log.after(position, patient())
    log.add('everything')
    log.add(['blogs'])
    const { changed, position: next } = await waiting
    expect(changed).toBe('everything')
    expect((await log.after(next, inAHurry)).changed).toEqual([])
  })

  it.each(['', 'autre/1', '1'])('or asks from a place nobody gave: « %s »', async (since) => {
    expect((await changeLog().after(since, patient())).changed).toBe('everything')
  })

  it('or from one that is still to come', async () => {
    const log = changeLog()
    const { position } = await log.after(undefined, patient())
    const later = position.replace(/\d+$/, '9')
    expect((await log.after(later, patient())).changed).toBe('everything')
  })
})
