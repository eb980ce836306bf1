/** Whether the table itself has this key, not only its prototype: for keys that come from outside. */
export const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => Object.hasOwn(table, key);
