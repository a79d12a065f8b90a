/** What stands in an address where a number should. */
export const oddIds = [
  ...['abc', '1.5', '-1', '0', '1abc', 'NaN', 'null', '%00', '%20', "1'", '[object%20Object]'],
  ...['99999999999999999999', '1e400', '2147483648', '%F0%9F%98%80', '%E0%A4%A'],
]

/** Questions to a list, its count or its versions, whatever its fields. */
export const oddQueries = [
  ...['limit=abc', 'limit=-1', 'limit=1.5', 'limit=99999999999999999999', 'limit[a]=1'],
  ...['page=abc', 'page=-1', 'page=0', 'page=1.5', 'page=1e30', 'page[]=1&page[]=2'],
  ...['depth=abc', 'depth=-1', 'depth=1e30', 'depth[a]=1'],
  ...['sort=nothing', 'sort=-', 'sort=id,,', 'sort[a]=1', 'sort=id.id', 'sort=%00'],
  ...['locale=xx', 'locale[a]=fr', 'locale=*', 'fallback-locale=xx', 'fallback-locale[a]=x'],
  ...['select=x', 'select[nothing]=true', 'select[id][id]=true', 'populate=x', 'populate[a]=x'],
  ...['joins=x', 'joins[a][limit]=x', 'draft=x', 'trash=x', 'pagination=x', 'draft[a]=1'],
  ...['where=x', 'where=%7B', 'where=5', 'where=null', 'where=[]', 'where[]=1'],
  ...['where[id]=5', 'where[id][]=5', 'where[id][nothing]=1', 'where[nothing][equals]=1'],
  ...[
    'where[or]=x',
    'where[or][0]=x',
    'where[or][a][id][equals]=1',
    'where[and][0]=x',
    'where[and]=',
  ],
  ...['where[id][in]=', 'where[id][not_in]=', 'where[id][in]=null', 'where[or][0][id][in]='],
  ...['where[or][0][id]=x', 'where[id][equals][a]=1', 'where[__proto__][equals]=1'],
  ...[
    'where[id.id][equals]=1',
    'where[constructor][equals]=1',
    '%E0%A4%A=1',
    'where[id][equals]=%E0%A4%A',
  ],
]

const operators = [
  ...['equals', 'not_equals', 'in', 'not_in', 'all', 'exists', 'like', 'not_like', 'contains'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
  ...['near', 'within', 'intersects'],
]
const operands = ['=', '=null', '=abc', '=%00', '=99999999999999999999', '[a]=1', '[]=abc&']

/** Every operator with what it does not expect, for a field of a list. */
export const oddFilters = (field: string) =>
  operators.flatMap((operator) => operands.map((rest) => `where[${field}][${operator}]${rest}`))

/** What may stand in a body in the place of the value of a field. */
export const oddValues = [
  ...['abc', '', '\0', '\ud800', -1, 1.5, 1e21, true, null],
  ...[[], [null], [1], ['x'], [[]], [{}], {}, { a: 1 }, { relationTo: 'x', value: 'y' }],
]

/** Whole bodies that are none. */
export const oddBodies = ['', '{', 'null', '5', '"x"', '[]', '[1]', 'true', '{"a":1}']
