import { expect, it } from 'vitest'
import { sqlShape } from './sqlShape.ts'

it.each([
  ["select * from a where name = 'Awa' and n = 12", 'select * from a where name = ? and n = ?'],
  ["update a set t = 'L''eau', x = 1.5 where id = $1", 'update a set t = ?, x = ? where id = $1'],
  ['select "t1"."id2" from t1\n  limit 3', 'select "t1"."id2" from t1 limit ?'],
  ["set local statement_timeout = 2000; select ''", 'set local statement_timeout = ?; select ?'],
])('a statement is told without its values: %s', (statement, shape) => {
  expect(sqlShape(statement)).toBe(shape)
})
