import { beforeEach, expect, test } from 'vitest';
import { commitmentOf, givenTo, newNonce } from './nonces';

beforeEach(() => localStorage.clear());

test('a nonce is 32 random digits, and is remembered with what the house was bound by', () => {
  const [one, other] = [newNonce('m1', 0, 'c0ffee'), newNonce('m1', 1, 'c0ffee')];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(other).not.toBe(one);
  expect(givenTo('m1')).toEqual({ commitment: 'c0ffee', nonces: { 0: one, 1: other } });
  expect(givenTo('m2')).toBeNull();
});

test('the oldest of many matches are forgotten', () => {
  for (let match = 0; match <= 200; match += 1) newNonce(`m${match}`, 0, '');
  expect(givenTo('m0')).toBeNull();
  expect(givenTo('m1')).not.toBeNull();
  expect(givenTo('m200')).not.toBeNull();
});

test('what cannot be read is as good as nothing', () => {
  localStorage.setItem('saloon.luck', '{');
  expect(givenTo('m1')).toBeNull();
  newNonce('m1', 0, '');
  expect(givenTo('m1')).not.toBeNull();
});

test('a commitment is the SHA-256 of the secret’s bytes', async () => {
  // of no bytes at all, as everybody knows it
  await expect(commitmentOf('')).resolves.toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  await expect(commitmentOf('616263')).resolves.toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
