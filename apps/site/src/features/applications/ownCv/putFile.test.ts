import { describe, expect, it } from 'vitest'
import { tieToFile } from './putFile.ts'

const drawn = () => new File(['%PDF'], 'CV.pdf')

class Field extends EventTarget {
  files = [drawn()]
}

function tied() {
  const [text, input, form] = [{ value: '{"basics":{}}' }, new Field(), new EventTarget()]
  tieToFile(text, input, form)
  return { text, input, form }
}

describe('A CV that was written here', () => {
  it('does not stay in a form that is emptied for the next person', () => {
    const { text, form } = tied()
    form.dispatchEvent(new Event('reset'))
    expect(text.value).toBe('')
  })

  it.each([
    ['another', [drawn()]],
    ['none', []],
  ])('leaves with its file: %s is chosen', (_, files) => {
    const { text, input } = tied()
    input.dispatchEvent(new Event('change'))
    expect(text.value).not.toBe('')
    input.files = files
    input.dispatchEvent(new Event('change'))
    expect(text.value).toBe('')
  })

  it('that is put in afterwards is no matter of the earlier one', () => {
    const { text, input, form } = tied()
    form.dispatchEvent(new Event('reset'))
    text.value = '{"work":[]}'
    input.files = [drawn()]
    input.dispatchEvent(new Event('change'))
    expect(text.value).toBe('{"work":[]}')
  })
})
