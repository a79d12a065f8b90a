import type { homeTexts } from '@sira/contract/pageTexts/home/homePage'
import type { WrittenTexts } from '@sira/contract/pageTexts/pageText'

/** The texts that staff may write anew, as the parts of the home page read them. */
export function homeParts(texts: WrittenTexts<typeof homeTexts>) {
  return {
    ...texts,
    values: [
      { title: texts.firstValue, text: texts.firstValueText },
      { title: texts.secondValue, text: texts.secondValueText },
      { title: texts.thirdValue, text: texts.thirdValueText },
    ],
  }
}
