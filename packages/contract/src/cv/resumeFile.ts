import type { Resume } from './resume.ts'
import { resumeDate } from './resumeDate.ts'

/** The address of the schema of the sections, as the file of the schema itself gives it. */
const schemaAddress =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Writes a CV as a file of JSON Resume, without empty fields and without incomplete dates. */
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
