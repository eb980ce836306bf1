/** Whether an object has this key of its own: for words from outside that choose a row of a table. */
export const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => Object.hasOwn(table, key);
