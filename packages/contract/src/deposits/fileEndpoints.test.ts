import { describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { fileEndpoints, largestForm } from './fileEndpoints.ts'
import { bytesType, depositsPath, tusHeaders, tusVersion } from './tus.ts'

describe('What comes with files', () => {
  const endpoints = Object.entries(fileEndpoints)

  test.each(endpoints)('%s names each of its files once', (_, files) => {
    expect(files.length).toBeGreaterThan(0)
    expect(new Set(files).size).toBe(files.length)
  })

  test('is never sent to the door of uploads', () => {
    expect(endpoints.map(([path]) => path)).not.toContain(depositsPath)
  })

  test('may be as large as its files, and a form besides', () => {
    expect(largestForm(0)).toBe(limits.formBody)
    for (const files of [1, 2]) {
      expect(largestForm(files)).toBeGreaterThan(files * limits.upload + limits.formBody)
      expect(largestForm(files)).toBeLessThan((files + 1) * limits.upload)
    }
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
