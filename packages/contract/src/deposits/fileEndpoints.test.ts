import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { routes } from '../routes.ts'
import { filePages, largestForm, sentForm } from './fileEndpoints.ts'
import { formFiles } from './formFiles.ts'
import { bytesType, depositsPath, tusHeaders, tusVersion } from './tus.ts'

describe('What comes with files', () => {
  const endpoints = Object.entries(formFiles)

  test.each(endpoints)('%s names each of its files once', (_, files) => {
    expect(files.length).toBeGreaterThan(0)
    expect(new Set(files).size).toBe(files.length)
  })

  test('is never sent to the door of uploads', () => {
    expect(endpoints.map(([path]) => path)).not.toContain(depositsPath)
  })

  test('may be as large as its files, and a form besides', () => {
    expect(largestForm(0)).toBe(limits.formBody)
    for (const files of [1, 2, 5]) {
      expect(largestForm(files)).toBeGreaterThan(files * limits.upload + limits.formBody)
      expect(largestForm(files)).toBeLessThan((files + 1) * limits.upload)
    }
  })
})

describe('A page whose form has files', () => {
  const pages = Object.entries(filePages)

  test('is one of the site, and its form goes where files are taken', () => {
    const addresses: unknown[] = Object.values(routes)
    for (const [path, endpoint] of pages) {
      expect(addresses).toContain(path)
      expect(Object.keys(formFiles)).toContain(endpoint)
    }
    expect(pages.length).toBeGreaterThan(0)
  })

  test('is told what came of it, and what stood in it', () => {
    expect(sentForm.parse({ status: 200, reference: 'CA-2026-7KQ4P9X' })).toEqual({
      status: 200,
      reference: 'CA-2026-7KQ4P9X',
      typed: {},
    })
    const refused = {
      status: 415,
      field: 'cv',
      message: 'Non',
      name: 'unknown',
      typed: { nom: 'A' },
    }
    expect(sentForm.parse(refused)).toEqual(refused)
    expect(sentForm.safeParse({ status: '200' }).success).toBe(false)
    expect(sentForm.safeParse({ status: 200, typed: { nom: 1 } }).success).toBe(false)
  })
})

describe('The words of tus 1.0.0', () => {
  test('are those of the protocol, as Node reads headers', () => {
    expect(tusVersion).toBe('1.0.0')
    expect(bytesType).toBe('application/offset+octet-stream')
    expect(Object.values(tusHeaders)).toEqual([
      'tus-resumable',
      'upload-length',
      'upload-offset',
      'upload-metadata',
    ])
  })
})
