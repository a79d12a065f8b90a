import { describe, expect, it } from 'vitest'
import { mark, markFile } from './mark.ts'

describe('the mark in the tab of the browser', () => {
  it('is an SVG document of its own', () => {
    expect(markFile()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]+>.+<\/svg>$/)
  })

  it('holds every part of the mark over its ground', () => {
    const file = markFile()
    expect(file.indexOf('<rect')).toBeLessThan(file.indexOf('<path'))
    for (const { path } of mark) expect(file).toContain(`d="${path}"`)
  })

  it('asks for nothing from elsewhere', () => {
    expect(markFile()).not.toMatch(/href|url\(|<image|<style/)
  })
})
