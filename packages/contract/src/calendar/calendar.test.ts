import { describe, expect, test } from 'vitest'
import { calendarLines, calendarText } from './calendarLines.ts'
import { sessionEvent } from './sessionEvent.ts'

const session = {
  id: 7,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:01:40.500Z',
  debut: '2026-12-07T08:00:00.000Z',
  fin: '2026-12-08T14:00:00.000Z',
  title: 'Excel, avancé',
  place: 'Salle B; Koudougou',
  isCancelled: false,
  address: 'https://sira.example/formations/excel',
}

describe('A calendar (RFC 5545)', () => {
  test('ends each line, and folds a long one after 75 bytes, never within a letter', () => {
    const [first, second] = calendarLines([`SUMMARY:${'é'.repeat(40)}`]).split('\r\n')
    expect(first).toBe(`SUMMARY:${'é'.repeat(33)}`)
    expect(second).toBe(` ${'é'.repeat(7)}`)
    expect(calendarLines(['A', 'B'])).toBe('A\r\nB\r\n')
  })

  test('folds into as many lines as a text needs, and gives it back whole', () => {
    const text = '🎓 Comptabilité et fiscalité, '.repeat(12)
    const sent = calendarLines([`DESCRIPTION:${calendarText(text)}`])
    const lines = sent.split('\r\n').slice(0, -1)
    expect(lines.length).toBeGreaterThan(4)
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    for (const line of lines.slice(1)) expect(line).toMatch(/^ /)
    const unfolded = sent.replaceAll('\r\n ', '').trimEnd()
    expect(unfolded).toBe(`DESCRIPTION:${text.trim().replaceAll(',', '\\,')}`)
  })

  test('marks what divides, and keeps a text in its line', () => {
    expect(calendarText(' Salle B; 1er, \n\\ fond ')).toBe('Salle B\\; 1er\\,  \\\\ fond')
  })

  test('has one event of a session, whose number is greater with each change', () => {
    const lines = sessionEvent(session, 'sira.example')
    expect(lines).toContain('UID:session-7@sira.example')
    expect(lines).toContain('SEQUENCE:100')
    expect(lines).toContain('DTSTART:20261207T080000Z')
    expect(lines).toContain('DTEND:20261208T140000Z')
    expect(lines).toContain('SUMMARY:Excel\\, avancé')
    expect(lines).toContain('LOCATION:Salle B\\; Koudougou')
    expect(lines).toContain('STATUS:CONFIRMED')
    const later = { ...session, updatedAt: '2026-11-02T08:00:00.000Z' }
    expect(sessionEvent(later, 'sira.example')).toContain('SEQUENCE:86400')
    // Of a clock that went back, or of what was never saved.
    const earlier = { ...session, updatedAt: '2026-10-01T08:00:00.000Z' }
    expect(sessionEvent(earlier, 'sira.example')).toContain('SEQUENCE:0')
    expect(sessionEvent({ ...session, updatedAt: null }, 'sira.example')).toContain('SEQUENCE:0')
  })

  test('names the place and the page where there is one, and no line that nobody reads', () => {
    const lines = sessionEvent({ ...session, place: '' }, 'sira.example')
    expect(lines.at(0)).toBe('BEGIN:VEVENT')
    expect(lines.at(-1)).toBe('END:VEVENT')
    expect(lines).toContain('LOCATION:')
    expect(lines).toContain('URL:https://sira.example/formations/excel')
    expect(lines).toContain('DESCRIPTION:https://sira.example/formations/excel')
  })

  test('says of a session that it is cancelled, under the same name', () => {
    const lines = sessionEvent({ ...session, isCancelled: true }, 'sira.example')
    expect(lines).toContain('UID:session-7@sira.example')
    expect(lines).toContain('STATUS:CANCELLED')
  })
})
