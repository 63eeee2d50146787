/* The service worker: shows push messages. It answers no request and keeps nothing. */

'use strict'

importScripts('push.js')

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
