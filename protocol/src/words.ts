/** The basic values of the protocol, checked where they enter. */
import * as v from 'valibot';
import { COLOURS } from './colours.ts';
import { LEVELS, OLD_LEVELS } from './levels.ts';

/** Ids are random, so only those who have the link can open a table. */
export const ID_LENGTH = 12;
export const Id = v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9]{${ID_LENGTH}}$`), 'not an id'));

export const NAME_MOST = 24;
/** Fillers of Hangul, tags, variation selectors, zero-width signs; and two that only look like nothing, the empty Braille cell and the empty note head. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
/** Only marks above, below or inside a letter; spacing marks belong to many scripts. */
const THREE_MARKS = /(?:[\p{Mn}\p{Me}]\p{Mc}*){3}/u;

/** One readable line: no control or invisible characters, no stacks of accents, no spaces at either end. */
export const Name = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim()),
  v.minLength(1, 'a name has at least one letter'),
  v.maxLength(NAME_MOST, `a name has at most ${NAME_MOST} letters`),
  v.check((text) => !INVISIBLE.test(text), 'a name has no invisible characters'),
  v.regex(/^[\p{L}\p{N}\p{P}\p{S}][\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u, 'a name has letters, numbers and signs only'),
  v.check((text) => !THREE_MARKS.test(text.normalize('NFD')), 'a letter of a name has at most two accents'),
);

export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));

/** Of a seat; see colours.ts. */
export const Colour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COLOURS - 1));

/** How many entries the sender has seen. */
export const Length = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** Chosen by the client and reused when it retries, so that nothing is played twice. */
export const RequestId = v.pipe(v.string(), v.regex(/^[\w-]{1,24}$/, 'not a request id'));

export const MoveText = v.pipe(v.string(), v.maxLength(80), v.regex(/^[\x20-\x7e]+$/, 'not a move'));

/** A schema of its own each time: docs/protocol.md finds the name of a value by its schema. */
const thirtyTwoBytes = () => v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not 64 hex digits'));

/** What a player promises for the shuffle: the hash of the contribution, made by core's `partOf`. */
export const Part = thirtyTwoBytes();

/** Random bytes a player adds to the shuffle. */
export const Contribution = thirtyTwoBytes();

/** By its name of today; older names are understood. */
export const Level = v.union([
  v.picklist(LEVELS),
  v.pipe(
    v.picklist(['novice', 'trader', 'captain', 'admiral']),
    v.transform((name) => OLD_LEVELS[name]),
  ),
]);

export const Milliseconds = v.pipe(v.number(), v.integer());
