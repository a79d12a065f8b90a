import { describe, expect, it } from 'vitest'
import { rendered } from '../../../test/markup.ts'
import { fr } from '../../i18n/fr.ts'
import { PresentationVideo } from './PresentationVideo.tsx'

describe('The place of the presentation video (product 2.3)', () => {
  const place = (address: string | null) =>
    rendered(<PresentationVideo address={address} words={fr} />)

  it('looks like a video, and asks nothing of another site before it is opened', () => {
    const { html, text } = place('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(html).toMatch(/<summary>.*<svg[^>]*fill-current.*<\/summary><iframe/)
    expect(html).toContain('loading="lazy"')
    expect(html).not.toContain('open=""')
    expect(text).toContain(fr.videoNote)
  })

  it('leads to a video that cannot stand in a page', () => {
    expect(place('https://exemple.bf/video').html).toContain('<a href="https://exemple.bf/video"')
  })

  it('promises none where there is none', () => {
    const { html, text } = place(null)
    expect(html).not.toContain('fill-current')
    expect(text).toBe('')
  })
})
