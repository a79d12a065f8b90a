import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { wireTraining } from '../../../../test/wireRecords.ts'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'
import { trainingEntity } from '../training.ts'
import { calendarFile } from './calendarFile.ts'

const origin = 'https://sira.example'
const today = '2026-11-22'

function fileOf(more: Record<string, unknown> = {}, locale: 'fr' | 'ar' = 'fr') {
  const training = trainingEntity.parse(wireTraining('tableur', more))
  return calendarFile(training, { words: dictionaryOf(locale), origin, today })
}

/** As a calendar reads it. */
function noted(text: string | undefined) {
  const events = new ICAL.Component(ICAL.parse(text ?? '')).getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  return new ICAL.Event(events[0])
}

describe('a training in a calendar', () => {
  it('stands on each of its days, at its place, with the address of its page', () => {
    const event = noted(fileOf({ date_formation: '2026-12-30', date_fin: '2027-01-02' }))
    expect(event.summary).toBe('Thème de tableur')
    expect(event.location).toBe('Koudougou')
    expect(event.startDate.isDate).toBe(true)
    expect(event.startDate.toString()).toBe('2026-12-30')
    // The first day that is no more part of it.
    expect(event.endDate.toString()).toBe('2027-01-03')
    expect(event.component.getFirstPropertyValue('url')).toBe(`${origin}/formations/tableur`)
    expect(event.description).toBe(`${origin}/formations/tableur`)
  })

  it('is written in whole lines (RFC 5545, 3.1)', () => {
    const lines = fileOf()?.split('\r\n') ?? []
    expect(lines.pop()).toBe('')
    expect(lines.at(-1)).toBe('END:VCALENDAR')
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([])
  })

  it('without a last day has three (product 9)', () => {
    expect(noted(fileOf({ date_formation: '2026-12-30' })).endDate.toString()).toBe('2027-01-02')
  })

  it('is the same event when it is added again, also in another language', () => {
    expect(noted(fileOf()).uid).toBe('formation-4@sira.example')
    expect(noted(fileOf({ Theme: 'الجداول' }, 'ar')).uid).toBe('formation-4@sira.example')
    expect(fileOf()).toBe(fileOf())
  })

  it.each([
    'Tableurs, bases de données ; « trucs » \\n \\; et plus',
    'Deux\r\nEND:VEVENT\r\nlignes',
    `Un titre ${'très '.repeat(40)}long`,
    'إعداد الجداول 🎓',
    'Sonnette\u0007',
  ])('keeps its title as one text: %j', (Theme) => {
    const plain = Theme.replace(/\r\n/g, ' ').replace('\u0007', '').trim()
    expect(noted(fileOf({ Theme })).summary).toBe(plain)
  })

  it('is nowhere without a date, once it has begun, and when it is past', () => {
    expect(fileOf({ date_formation: null })).toBeUndefined()
    expect(fileOf({ date_formation: '2026-11-21' })).toBeUndefined()
    expect(fileOf({ date_formation: '2026-10-01' })).toBeUndefined()
    expect(fileOf({ date_formation: today })).toBeDefined()
  })
})
