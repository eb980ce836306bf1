import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newSkill, shownRating, skillsAfter } from './skill.ts';

test('everybody begins at 1000; a win raises, a loss lowers, doubt shrinks', () => {
  const { mu, sigma } = newSkill();
  assert.equal(shownRating(mu, sigma), 1000);
  const [first, second, third] = skillsAfter([newSkill(), newSkill(), newSkill()], [1, 2, 3]);
  assert.ok(first && second && third);
  assert.ok(first.mu > second.mu && second.mu > third.mu);
  for (const skill of [first, second, third]) assert.ok(skill.sigma < sigma);
});

test('a shared place is a draw', () => {
  const [a, b] = skillsAfter([newSkill(), newSkill()], [1, 1]);
  assert.ok(a && b && Math.abs(a.mu - b.mu) < 1e-9);
});

test('beating somebody stronger brings more', () => {
  const strong = { mu: 35, sigma: 4 };
  const [upset] = skillsAfter([newSkill(), strong], [1, 2]);
  const [expected] = skillsAfter([newSkill(), { mu: 15, sigma: 4 }], [1, 2]);
  assert.ok(upset && expected && upset.mu > expected.mu);
});

test('a thousand games leave some doubt, so that people may become better', () => {
  let skills = [newSkill(), newSkill()];
  for (let i = 0; i < 1000; i++) skills = skillsAfter(skills, i % 2 ? [1, 2] : [2, 1]);
  assert.ok((skills[0]?.sigma ?? 0) > 0.5);
});
