import { mount } from 'svelte';
import App from './App.svelte';
import { keepForOffline } from './lib/offline.ts';
import { loadSpeech } from './lib/speech.svelte.ts';
import './lib/ui/theme.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no place for the app');
if (location.search.includes('embed')) void import('./lib/embed/embed.ts');
await loadSpeech();
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) void keepForOffline(navigator.serviceWorker);
