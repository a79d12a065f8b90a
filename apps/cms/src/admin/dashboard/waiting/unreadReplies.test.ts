import { expect, it } from 'vitest'
import { loadedConfig } from '../../../../test/support/loadedConfig.ts'
import { keptKinds } from '../../../dossiers/keptKinds.ts'
import { repliedKinds } from '../../../messages/replies/received/repliedKinds.ts'

it('unread replies are counted of every kind that is answered by e-mail', async () => {
  const counted = keptKinds({ config: await loadedConfig() }).filter(({ replyWords }) => replyWords)
  expect(counted.map(({ slug }) => slug).toSorted()).toEqual([...repliedKinds].toSorted())
})
