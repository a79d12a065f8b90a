import { badRequest, invalidParameter } from '@sira/contract/wire/refusals'
import { type ContentModel, type ContentType, typeOf } from '../model/contentModel.ts'
import { isQueryObject, listIn, type QueryValue } from './queryString.ts'

const mostKeys = 5

/** Relations to walk, then the value to sort by. */
export interface SortKey {
  path: string[]
  attribute: string
  direction: 'asc' | 'desc'
}

/**
 * contract.md, Query: `titre:desc`, `a:asc,b:desc`, lists of these, `sort[titre]=desc`,
 * `sort[category][nom]=asc`, `category.nom:asc`.
 */
export function parseSort(value: QueryValue, type: ContentType, model: ContentModel): SortKey[] {
  const keys = sortTexts(value).map(({ path, order }) => {
    const names = path.split('.')
    const attribute = names.pop() ?? ''
    let end = type
    for (const name of names) {
      const relation = end.attributes.get(name)
      if (relation?.kind !== 'relation') throw invalidParameter(path)
      end = typeOf(model, relation.target)
    }
    const last = end.attributes.get(attribute)
    if (last?.kind !== 'scalar' || !last.stored || last.value === 'json') {
      throw invalidParameter(path)
    }
    return { path: names, attribute, direction: directionIn(order) }
  })
  if (keys.length > mostKeys) {
    throw badRequest(`Invalid sort: at most ${mostKeys} keys`)
  }
  return keys
}

interface SortText {
  path: string
  order: QueryValue
}

function sortTexts(value: QueryValue, prefix = ''): SortText[] {
  if (value === undefined || value === null || value === '') return []
  if (typeof value === 'string') {
    return value.split(',').flatMap((part) => {
      const [path = '', order] = part.trim().split(':')
      return path === '' ? [] : [{ path: path.trim(), order: order?.trim() ?? 'asc' }]
    })
  }
  const list = listIn(value)
  if (list !== undefined) return list.flatMap((item) => sortTexts(item))
  return Object.entries(value).flatMap(([name, order]) => {
    const path = `${prefix}${name}`
    return isQueryObject(order) ? sortTexts(order, `${path}.`) : [{ path, order }]
  })
}

function directionIn(order: QueryValue): 'asc' | 'desc' {
  const direction = typeof order === 'string' ? order.toLowerCase() : ''
  if (direction === 'asc' || direction === 'desc') return direction
  throw badRequest('Invalid order. order can only be one of asc|desc|ASC|DESC')
}
