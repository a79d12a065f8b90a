import { describe, expect, it } from 'vitest'
import { isAdminFile } from './adminFiles.ts'

describe('the files of the back office that the site keeps', () => {
  it('are those of its build', () => {
    expect(isAdminFile('/_next/static/chunks/main-1a2b.js')).toBe(true)
    expect(isAdminFile('/_next/static/chunks/%5B...segments%5D.js')).toBe(true)
  })

  it.each([
    '/_next/static/../../api/blogs/1',
    '/_next/static/a/../../../readyz',
    '/_next/static/%2e%2e/%2E%2e/api/blogs',
    '/_next/static/..\\..\\api/blogs',
    '//elsewhere.example/_next/static/main.js',
  ])('are no way to the rest of it: %s', (path) => {
    expect(isAdminFile(path)).toBe(false)
  })
})
