import type { Resume } from './resume.ts'
import { resumeDate } from './resumeDate.ts'

/** Of the sections alone, which the schema's own file names too. */
const schemaAddress =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** A CV as a file of JSON Resume: what is empty, and what is no date yet, is left out. */
export function resumeFile(resume: Resume): object {
  return { $schema: schemaAddress, ...filled(resume), meta: { ...resume.meta, version: 'v1.0.0' } }
}

function filled(value: object): object {
  const fields = Object.entries(value).flatMap(([name, one]) => {
    const written = /[dD]ate$/.test(name) && !resumeDate.test(one) ? '' : withoutEmpty(one)
    return isEmpty(written) ? [] : [[name, written]]
  })
  return Object.fromEntries(fields)
}

function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((one) => !isEmpty(one))
  return typeof value === 'object' && value !== null ? filled(value) : value
}

function isEmpty(value: unknown): boolean {
  if (value === '' || value === undefined || value === null) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
